import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct RecordingSourceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var recordings: RecordingFolder { RecordingFolder(path: "\(folder.path)/made/here") }

  private func record(_ source: some ResponseSource, _ request: Request) async throws {
    _ = try await RecordingSource(source: source, folder: recordings).response(to: request, by: .distant)
  }

  private func replay(_ request: Request) async throws -> Response {
    try await ReplayedSource(folder: recordings, events: EventLog().events).response(to: request, by: .distant)
  }

  @Test(
    arguments: [
      .categories, .search("wrapped bitcoin / ?"), .coin("币安人生"), .coin("1move token"), .market("eur"),
      .market("usd", .top(page: 3)), .market("usd", .category("layer-1", page: 2)),
      .market("usd", .ids((1...100).map { "a-rather-long-name-of-a-coin-\($0)" })),
      Request(["coins", "1move token", "ohlc"], query: ["days": "7"], expecting: Expectation(shape: .array)),
    ] as [Request])
  func `a replay gives what was recorded, whatever the question`(request: Request) async throws {
    let raw = RawResponse(body: Data(#"[{"id":"a","x":1.50}]"#.utf8), total: 7, fetchedAt: ManualClock.start)
    try await record(ScriptedSource(.success(raw)), request)
    #expect(try await replay(request).raw == raw)
  }

  @Test func `errors, and why a copy had to serve, are recorded as well`() async throws {
    let limit = RawResponse(status: 429, body: Data("Throttled".utf8), retryAfter: "60", fetchedAt: ManualClock.start)
    try await record(ScriptedSource(.success(limit)), .search("a"))
    #expect(try await replay(.search("a")).raw == limit)
    let reason = APIFailure.unreachable(host: "api.example.com", .timedOut(seconds: 5))
    try await record(StaleSource(reason: reason), .categories)
    #expect(try await replay(.categories).staleBecause == reason)
  }

  @Test func `a later answer takes the place of an earlier one`() async throws {
    for body in ["[1,2,3]", "[4]"] { try await record(ScriptedSource(.answer(200, body)), .categories) }
    #expect(try await replay(.categories).raw.body == Data("[4]".utf8))
  }

  @Test func `a failure without an answer leaves nothing behind`() async throws {
    await #expect(throws: APIFailure.self) { try await record(ScriptedSource(.unreachable(.refused)), .categories) }
    #expect(folder.files.isEmpty)
  }
}

/// A source of old copies.
private struct StaleSource: ResponseSource {
  let reason: APIFailure

  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    var response = ScriptedSource.judge.response(RawResponse(body: Data("[]".utf8)), to: request.expectation)
    response.staleBecause = reason
    return response
  }
}
