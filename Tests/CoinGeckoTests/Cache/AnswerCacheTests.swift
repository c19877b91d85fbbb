import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct AnswerCacheTests {
  private static let now = ManualClock.start
  private static let answer = RawResponse(status: 200, body: Data("[1,\n2]".utf8), total: 7, fetchedAt: now)

  private let folder: TemporaryFolder
  private let key: CacheKey

  init() throws {
    folder = try TemporaryFolder()
    key = CacheKey(Request.categories.target, try APIServer(base: "https://api.example.com"))
  }

  private var cache: AnswerCache { AnswerCache(folder: "\(folder.path)/coins") }

  private var file: URL { URL(filePath: "\(cache.folder)/\(key.fileName).answer") }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `what was kept comes back whole`() throws {
    #expect(cache.answer(key) == nil)
    try cache.keep(Self.answer, as: key, at: Self.now)
    #expect(cache.answer(key)?.raw == Self.answer)
  }

  @Test func `folder and files are the user's alone`() throws {
    try cache.keep(Self.answer, as: key, at: Self.now)
    #expect(try permissions(cache.folder) == 0o700)
    #expect(try permissions(file.path) == 0o600)
  }

  @Test func `an answer of an unknown time is not kept`() throws {
    try cache.keep(RawResponse(status: 200, body: Data()), as: key, at: Self.now)
    #expect(cache.answer(key) == nil)
  }

  @Test func `a file that lost its end, at any place, is a miss`() throws {
    try cache.keep(Self.answer, as: key, at: Self.now)
    let whole = try Data(contentsOf: file)
    for count in 0..<whole.count {
      try whole.prefix(count).write(to: file)
      #expect(cache.answer(key) == nil)
    }
  }

  @Test func `a file with any byte changed is a miss`() throws {
    try cache.keep(Self.answer, as: key, at: Self.now)
    let whole = try Data(contentsOf: file)
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 1
      try damaged.write(to: file)
      #expect(cache.answer(key) == nil)
    }
  }

  @Test func `a file of random bytes is a miss`() throws {
    try cache.keep(Self.answer, as: key, at: Self.now)
    var random = SplitMix64(state: 7)
    for size in [1, 10, 1000, 100_000] {
      try Data((0..<size).map { _ in UInt8.random(in: 0...255, using: &random) }).write(to: file)
      #expect(cache.answer(key) == nil)
    }
  }

  @Test func `an answer to something else under the same name is a miss`() throws {
    try cache.keep(Self.answer, as: key, at: Self.now)
    let other = CacheKey(Request.search("x").target, try APIServer(base: "https://api.example.com"))
    try FileManager.default.moveItem(
      at: file, to: URL(filePath: "\(cache.folder)/\(other.fileName).answer"))
    #expect(cache.answer(other) == nil)
  }

  @Test func `what nobody used for a week goes with a later write, and so does what was never finished`() throws {
    let other = CacheKey(Request.search("x").target, try APIServer(base: "https://api.example.com"))
    try cache.keep(Self.answer, as: other, at: Self.now)
    let draft = "\(cache.folder)/.left-behind.tmp"
    try Data().write(to: URL(filePath: draft))
    try cache.keep(Self.answer, as: key, at: Date().addingTimeInterval(AnswerCache.lifetime - 60))
    #expect(cache.answer(other) != nil && FileManager.default.fileExists(atPath: draft))
    try cache.keep(Self.answer, as: key, at: Date().addingTimeInterval(AnswerCache.lifetime + 60))
    #expect(cache.answer(other) == nil && !FileManager.default.fileExists(atPath: draft))
  }

  @Test func `being read counts as use`() throws {
    try cache.keep(Self.answer, as: key, at: Self.now)
    let old = Date(timeIntervalSinceNow: -2 * AnswerCache.lifetime)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: file.path)
    _ = cache.answer(key)
    let modified = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    #expect(try #require(modified) > Date(timeIntervalSinceNow: -3600))
  }

  @Test func `one at a time has the lock of a key, and it can be had again`() throws {
    let lock = try #require(try cache.lock(key))
    #expect(try cache.lock(key) == nil)
    lock.release()
    let again = try #require(try cache.lock(key))
    again.release()
  }

  @Test func `a failure is told to those who began before it, until an answer is kept`() throws {
    let failure = APIFailure.unreachable(host: "api.example.com", .server(status: 503))
    try cache.stamp(failure, key, at: Self.now)
    #expect(cache.failure(key, since: Self.now.addingTimeInterval(-1), at: Self.now) == failure)
    #expect(cache.failure(key, since: Self.now.addingTimeInterval(1), at: Self.now.addingTimeInterval(2)) == nil)
    try cache.keep(Self.answer, as: key, at: Self.now)
    #expect(cache.failure(key, since: Self.now.addingTimeInterval(-1), at: Self.now) == nil)
  }

  @Test(arguments: [
    #"{"failure":{"unreachable":{"host":"api.example.com","_1":{"reset":{}}}},"at":818000000}"#,
    #"{"failure":{"code":"unheard of","host":"api.example.com"},"at":818000000}"#, "{}", "", "\u{0}",
  ])
  func `a stamp of another shape is none`(text: String) throws {
    try cache.stamp(.unreachable(host: "api.example.com", .reset), key, at: Self.now)
    try Data(text.utf8).write(to: URL(filePath: "\(cache.folder)/\(key.fileName).failure"))
    #expect(cache.failure(key, since: .distantPast, at: .distantFuture) == nil)
  }

  @Test func `the digests of a file are had without the rest of it, and differ from file to file`() throws {
    #expect(cache.digests(key) == nil)
    try cache.keep(Self.answer, as: key, at: Self.now)
    let first = try #require(cache.digests(key))
    #expect(cache.answer(key)?.digests == first)
    try cache.keep(Self.answer, as: key, at: Self.now)
    #expect(cache.digests(key) == first)
    var other = Self.answer
    other.fetchedAt = Self.now.addingTimeInterval(1)
    try cache.keep(other, as: key, at: Self.now)
    #expect(cache.digests(key) != first)
  }

  @Test func `where nothing can be written keeping fails with the system's reason`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data().write(to: folder.url.appending(path: "coins"))
    #expect(throws: FileFault.self) { try cache.keep(Self.answer, as: key, at: Self.now) }
    #expect(throws: FileFault.self) { try cache.lock(key) }
    #expect(cache.answer(key) == nil)
  }
}
