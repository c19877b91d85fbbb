import Foundation
import Testing

@testable import CoinGecko

@Suite struct JudgeShapeTests {
  private static let host = "api.example.com"
  private static let page = "<html><head><title>Access denied</title></head></html>"

  private static func unreachable(_ problem: APIFailure.Unreachable) -> APIFailure {
    .unreachable(host: host, problem)
  }
  private static func bad(_ problem: APIFailure.BadResponse) -> APIFailure { .badResponse(host: host, problem) }

  private static let data = [
    Verdict("an empty list", 200, "[]", is: nil),
    Verdict("a list", 200, #" [{"id":"bitcoin"}] "#, is: nil),
    Verdict("a detail", 200, #"{"id":"bitcoin"}"#, to: .coin("bitcoin"), is: nil),
    Verdict("an answer to a search", 200, #"{"coins":[]}"#, to: .search("x"), is: nil),
    Verdict("an answer to a lookup", 200, #"{"coins":[]}"#, to: .lookup("x"), is: nil),
    Verdict("the categories", 200, "[]", to: .categories, is: nil),
  ]

  private static let shapes = [
    Verdict("nothing at all", 200, "", is: unreachable(.cut)),
    Verdict("a list that ends in a row", 200, #"[{"id":"bit"#, is: unreachable(.cut)),
    Verdict("a list that ends before its bracket", 200, #"[{"id":"bitcoin"}"#, is: unreachable(.cut)),
    Verdict("a page", 200, page, is: bad(.notJSON)),
    Verdict("two lists", 200, "[][]", is: bad(.notJSON)),
    Verdict("a bare number", 200, "7", is: bad(.notJSON)),
    Verdict("an object for a list", 200, #"{"id":"x"}"#, is: bad(.objectForArray)),
    Verdict(
      "a list for a detail", 200, "[]", to: .coin("x"), is: bad(.arrayForObject)),
    Verdict(
      "a detail without an id", 200, #"{"name":"X"}"#, to: .coin("x"),
      is: bad(.missingMember("id"))),
    Verdict(
      "the detail of another coin", 200, #"{"id":"y"}"#, to: .coin("x"),
      is: bad(.otherCoin(found: "y", asked: "x"))),
    Verdict(
      "more rows than anybody asks for", 200, "[" + String(repeating: "{},", count: 10_000) + "{}]",
      is: bad(.tooManyRows(10_001))),
  ]

  @Test(arguments: data + shapes)
  func `an answer of the right shape is data, and any other is none`(expected: Verdict) {
    expected.check(Judge(host: Self.host, hasKey: false))
  }

  @Test func `an endpoint may promise more rows, or no id`() {
    let judge = Judge(host: Self.host, hasKey: false)
    let rows = RawResponse(body: Data("[\(Array(repeating: "1", count: 10_001).joined(separator: ","))]".utf8))
    #expect(judge.response(rows, to: Expectation(shape: .array, mostRows: 10_001)).failure == nil)
    let coin = RawResponse(body: Data(#"{"id":"tether","prices":[]}"#.utf8))
    #expect(judge.response(coin, to: Expectation(shape: .object(having: "prices"), coins: ["0xdac"])).failure == nil)
  }
}
