import Foundation
import Testing

@testable import coins

@Suite struct RecordingSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func record(_ response: Response, _ endpoint: Endpoint, into path: String? = nil) async throws {
    _ = try await RecordingSource(
      source: ScriptedSource(.success(response)), folder: path ?? "\(folder.path)/made/here"
    )
    .response(to: endpoint)
  }

  private func replay(_ endpoint: Endpoint) async throws -> Response {
    try await ReplaySource(
      folder: "\(folder.path)/made/here", check: ResponseCheck(host: "recorded", hasKey: false), time: .system,
      reporter: NoticeLog().reporter
    )
    .response(to: endpoint)
  }

  @Test(
    arguments: [
      .categories, .search("wrapped bitcoin / ?"), .coin(id: "币安人生"), .coin(id: "1move token"),
      .markets(.init(currency: "eur")), .markets(.init(currency: "usd", selection: .top(page: 3))),
      .markets(.init(currency: "usd", selection: .category("layer-1", page: 2))),
      .markets(.init(currency: "usd", selection: .ids((1...100).map { "a-rather-long-name-of-a-coin-\($0)" }))),
    ] as [Endpoint])
  func `a replay gives what was recorded, whatever the question`(endpoint: Endpoint) async throws {
    let response = Response(
      status: 200, body: Data(#"[{"id":"a","x":1.50}]"#.utf8), total: 7, fetchedAt: ManualClock.start)
    try await record(response, endpoint)
    #expect(try await replay(endpoint) == response)
  }

  @Test func `errors, and why a copy had to serve, are recorded as well`() async throws {
    let limit = Response(status: 429, body: Data("Throttled".utf8), retryAfter: "60", fetchedAt: ManualClock.start)
    try await record(limit, .search("a"))
    #expect(try await replay(.search("a")) == limit)
    let stale = Response(
      status: 200, body: Data("[]".utf8), fetchedAt: ManualClock.start,
      staleBecause: .unreachable(host: "api.example.com", .timedOut(seconds: 5)))
    try await record(stale, .categories)
    #expect(try await replay(.categories) == stale)
  }

  @Test func `a later answer takes the place of an earlier one`() async throws {
    for body in ["[1,2,3]", "[4]"] {
      try await record(Response(status: 200, body: Data(body.utf8), fetchedAt: nil), .categories)
    }
    #expect(try await replay(.categories).body == Data("[4]".utf8))
  }

  @Test func `a folder that cannot be written to is a failure that names it`() async throws {
    try Data().write(to: folder.url.appending(path: "file"))
    let failure = try await #require(throws: Failure.self) {
      try await record(Response(status: 200, body: Data()), .categories, into: "\(folder.path)/file/x")
    }
    #expect(failure.exitCode == .storage)
    #expect(failure.message.contains("\(folder.path)/file/x/coins"))
  }

  @Test func `a failure without an answer leaves nothing behind`() async throws {
    let source = RecordingSource(source: ScriptedSource(.unreachable(.refused)), folder: "\(folder.path)/made")
    await #expect(throws: Failure.self) { try await source.response(to: .categories) }
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/made"))
  }
}
