import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct ReplayedSourceTests {
  @Test func `a bare body counts as 200, of a time that nobody knows`() async throws {
    let response = try await Replay(["coins/bitcoin.json": #"{"id":"bitcoin"}"#]).response(to: .coin("bitcoin"))
    #expect(response.raw == RawResponse(status: 200, body: Data(#"{"id":"bitcoin"}"#.utf8)))
    #expect(response.failure == nil)
  }

  @Test func `the status, the total and the time stand beside the body`() async throws {
    let response = try await Replay([
      "coins/bitcoin.json": "Throttled",
      "coins/bitcoin.json.meta": #"{"status":429,"total":7,"retryAfter":"9","fetchedAt":1000}"#,
    ]).response(to: .coin("bitcoin"))
    #expect(
      response.raw
        == RawResponse(
          status: 429, body: Data("Throttled".utf8), total: 7, retryAfter: "9",
          fetchedAt: Date(timeIntervalSinceReferenceDate: 1000)))
  }

  @Test func `in a replay it is the folder that answers, and the exchange is told without a server`() async throws {
    let replay = try Replay(["coins/categories/list.json": "{}"])
    let failure = try await replay.response(to: .categories).failure
    #expect(failure == .badResponse(host: replay.path, .objectForArray))
    #expect(replay.log.exchanges.map(\.url) == ["coins/categories/list"])
    #expect(replay.log.exchanges.map(\.status) == [200])
    #expect(replay.log.exchanges.map(\.origin) == [.replay])
  }

  @Test(arguments: [.market(), .search("x"), .coin("x"), .categories] as [Request])
  func `a folder that is not there is a fault of storage`(request: Request) async {
    let source = ReplayedSource(folder: RecordingFolder(path: "/nonexistent/folder"), events: EventLog().events)
    await #expect(throws: APIFailure.storage(path: "/nonexistent/folder", .notFound)) {
      try await source.response(to: request, by: .distant)
    }
  }

  @Test func `rows that are picked are as old as their list, and as stale`() async throws {
    let replay = try Replay([
      "coins/markets.json": Replay.list,
      "coins/markets.json.meta":
        #"{"status":200,"fetchedAt":1000,"staleBecause":{"code":"refused","host":"api.example.com"}}"#,
    ])
    let response = try await replay.response(to: .rows("bitcoin"))
    #expect(response.raw.fetchedAt == Date(timeIntervalSinceReferenceDate: 1000))
    #expect(response.staleBecause == .unreachable(host: "api.example.com", .refused))
  }
}
