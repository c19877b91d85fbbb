import CoinKit
import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct EndpointSearchTests {
  @Test func `a text is asked for as it was written`() {
    let target = Request.search("a&b=c d").target
    #expect(target.encodedPath + target.encodedQuery == "search?query=a%26b%3Dc%20d")
  }

  @Test func `to learn what a word means is the same question, and an answer a day old will do`() {
    #expect(Request.lookup("doge") == Request.search("doge"))
    #expect(Request.search("doge").freshness == 900)
    #expect(Request.lookup("doge").freshness == 86_400)
  }

  @Test(arguments: [
    ("DOGE", ["dogecoin"]), ("coin", ["bitcoin", "dogecoin"]), ("eth", ["ethereum"]), ("bitcon", ["bitcoin"]),
    ("xy", []), ("xyz", []),
  ])
  func `without a recorded search the list answers, with neighbours of a mistyped word`(
    text: String, ids: [String]
  ) async throws {
    let replay = try Replay(["coins/markets.json": Replay.list])
    for endpoint in [Endpoint.search(text), .lookup(text)] {
      let document = try await replay.response(to: endpoint.request).verdict.get()
      #expect(try endpoint.decode(document).value.map(\.id) == ids)
    }
  }

  @Test func `a search that the list answers is as old as the list`() async throws {
    let replay = try Replay([
      "coins/markets.json": Replay.list,
      "coins/markets.json.meta": #"{"status":200,"fetchedAt":\#(ManualClock.start.timeIntervalSinceReferenceDate)}"#,
    ])
    #expect(try await replay.response(to: .search("doge")).raw.fetchedAt == ManualClock.start)
  }

  @Test func `a recorded search goes before the list`() async throws {
    let replay = try Replay(["coins/markets.json": Replay.list, "search.json": #"{"coins":[]}"#])
    #expect(try await replay.text(.search("doge")) == #"{"coins":[]}"#)
  }

  private static let damaged: [(body: String, failure: @Sendable (String) -> APIFailure)] = [
    ("no JSON", { .badResponse(host: $0, .notJSON) }),
    (String(Replay.list.prefix(90)), { .unreachable(host: $0, .cut) }),
    ("{}", { .badResponse(host: $0, .objectForArray) }),
    (
      "[\(Array(repeating: "{}", count: 10_001).joined(separator: ","))]",
      { .badResponse(host: $0, .tooManyRows(10_001)) }
    ),
  ]

  @Test(arguments: damaged.indices)
  func `a search tells what is wrong with the list, unless another list serves`(index: Int) async throws {
    let (body, failure) = Self.damaged[index]
    let replay = try Replay(["coins/markets.json": body])
    await #expect(throws: failure(replay.path)) { try await replay.response(to: .search("doge")) }
    let other = try Replay(["coins/markets.json": body, "coins/markets?page=1.json": Replay.list])
    #expect(try await other.text(.search("doge")).contains("dogecoin"))
  }

  @Test func `with neither a search nor a list there is no answer`() async throws {
    let replay = try Replay([:])
    await #expect(throws: APIFailure.storage(path: "\(replay.path)/search.json", .notFound)) {
      try await replay.response(to: .search("doge"))
    }
  }
}
