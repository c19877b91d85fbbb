import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct RecordingFolderTests {
  private static let array = Expectation(shape: .array)

  private let place: TemporaryFolder
  private let folder: RecordingFolder

  init() throws {
    place = try TemporaryFolder()
    folder = RecordingFolder(path: "\(place.path)/made/here")
  }

  private func response(_ body: String) -> Response {
    folder.judge.response(RawResponse(body: Data(body.utf8)), to: Self.array)
  }

  private static let chart = Request(
    ["coins", "1move token", "market_chart"], query: ["days": "7"],
    expecting: Expectation(shape: .object(having: "prices")))

  @Test func `what is written under a path with odd names is found there`() throws {
    try folder.write(response("[]"), as: Self.chart.target)
    let files = try folder.files(beside: Self.chart.target)
    #expect(files.map(\.name) == [RecordedName(Self.chart.target)])
    #expect(files.map(\.path) == ["\(folder.path)/coins/1move%20token/market_chart?days=7.json"])
    #expect(try folder.response(in: files[0], to: Self.array).raw.body == Data("[]".utf8))
  }

  @Test func `the answers beside one differ from it in their last segment`() throws {
    for id in ["b", "a"] { try folder.write(response("{}"), as: Target(path: ["coins", id], query: [])) }
    try folder.write(response("[]"), as: Self.chart.target)
    #expect(try folder.files(beside: Request.coin("c").target).map(\.name.stem) == ["a", "b"])
    #expect(try folder.files(beside: Target(path: ["nothing", "there"], query: [])).isEmpty)
  }

  @Test func `a folder that is not there is told from one without such answers`() {
    #expect(throws: APIFailure.storage(path: folder.path, .notFound)) {
      try folder.files(beside: Request.categories.target)
    }
  }

  @Test func `a file in the place of a folder holds no answers`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: "\(folder.path)/coins"))
    #expect(try folder.files(beside: Request.coin("a").target).isEmpty)
  }

  @Test(arguments: [["..", "a"], ["coins", "..", "ohlc"], ["coins", ""]])
  func `no path leads out of the folder`(path: [String]) throws {
    let target = Target(path: path, query: [])
    #expect(throws: APIFailure.self) { try folder.write(response("[]"), as: target) }
    #expect(throws: APIFailure.self) { try folder.files(beside: target) }
    #expect(place.files.isEmpty)
  }

  @Test func `what stands beside a body must make sense`() throws {
    let target = Request.categories.target
    try folder.write(response("[]"), as: target)
    let file = try #require(try folder.files(beside: target).first)
    try Data("{".utf8).write(to: URL(filePath: file.path + ".meta"))
    #expect(throws: APIFailure.storage(path: file.path + ".meta", .notARecording)) {
      try folder.response(in: file, to: Self.array)
    }
  }

  @Test func `a folder that cannot be made is a failure with the system's reason, and names the file`() throws {
    try Data().write(to: place.url.appending(path: "made"))
    let path = "\(folder.path)/coins/categories/list.json"
    #expect(throws: APIFailure.storage(path: path, .notWritable(FileFault(code: ENOTDIR)))) {
      try folder.write(response("[]"), as: Request.categories.target)
    }
  }
}
