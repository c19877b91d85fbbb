import CoinKit
import Foundation
import Testing

@Suite struct LenientFieldsTests {
  private func decoded(_ field: String) throws -> (coin: CoinModel, issues: [DecodingIssue]) {
    let answer = try CoinDecoder().markets(JSONDocument(Data(#"[{"id":"x","name":"X",\#(field)}]"#.utf8)))
    return (try #require(answer.value.first), answer.issues)
  }

  @Test(arguments: [
    ("819.5", 819.5), ("\"19950440.0\"", 19_950_440), ("\"1.42e+29\"", 1.42e29), ("\"-3\"", -3),
    ("420000000000000000", 4.2e17), ("47447226850712560", 47_447_226_850_712_560), ("1e-18", 1e-18),
  ])
  func `a number may be written as text`(json: String, number: Double) throws {
    let (coin, issues) = try decoded(#""circulating_supply":\#(json)"#)
    #expect(coin.circulatingSupply == number)
    #expect(issues == [])
  }

  @Test(arguments: [("173.0", 173), ("\"173\"", 173), ("\"173.0\"", 173), ("1e2", 100)])
  func `a whole number may be written with a fraction of zero or as text`(json: String, rank: Int) throws {
    let (coin, issues) = try decoded(#""market_cap_rank":\#(json)"#)
    #expect(coin.marketCapRank == rank)
    #expect(issues == [])
  }

  @Test func `a null is missing, and nothing is said of it`() throws {
    let (coin, issues) = try decoded(#""current_price":null,"market_cap_rank":null,"symbol":null"#)
    #expect(coin.currentPrice == nil)
    #expect(issues == [])
  }

  @Test(arguments: [
    ("high_24h", #""abc""#, #""abc""#), ("high_24h", #""""#, #""""#), ("high_24h", #""0x10""#, #""0x10""#),
    ("high_24h", #""nan""#, #""nan""#), ("high_24h", #""inf""#, #""inf""#), ("high_24h", #""1e999""#, #""1e999""#),
    ("high_24h", "true", "true"), ("high_24h", "[1]", "an array of another kind"),
    ("high_24h", "{}", "an object of another kind"), ("high_24h", "1e999", "a value that cannot be read"),
    ("market_cap_rank", "1.5", "1.5"), ("market_cap_rank", "1e300", "1e+300"),
    ("market_cap_rank", #""first""#, #""first""#), ("symbol", "7.5", "7.5"), ("symbol", "false", "false"),
    ("symbol", #""\ud800""#, "a value that cannot be read"), ("sparkline_in_7d", "[1]", "an array of another kind"),
    ("sparkline_in_7d", #"{"price":7}"#, "an object of another kind"),
  ])
  func `a field of the wrong kind is lost alone, and told once with what was found`(
    field: String, json: String, found: String
  ) throws {
    let (coin, issues) = try decoded(#""\#(field)":\#(json),"current_price":2"#)
    #expect(issues == [.field(coin: "x", field: field, found: found)])
    #expect(coin == (try CoinKitTests.coin("x", #""name":"X","current_price":2"#)))
  }

  @Test func `long text is told by its beginning`() throws {
    let (_, issues) = try decoded(#""high_24h":"\#(String(repeating: "a", count: 10_000))""#)
    #expect(issues == [.field(coin: "x", field: "high_24h", found: "\"\(String(repeating: "a", count: 40))\"")])
  }

  @Test func `every lost field of every coin is told, in the order of the rows`() throws {
    let body = #"[{"id":"a","current_price":"?"},{"id":"b","current_price":true,"name":[]}]"#
    let answer = try CoinDecoder().markets(JSONDocument(Data(body.utf8)))
    #expect(answer.value.map(\.id) == ["a", "b"])
    #expect(
      answer.issues == [
        .field(coin: "a", field: "current_price", found: "\"?\""),
        .field(coin: "b", field: "name", found: "an array of another kind"),
        .field(coin: "b", field: "current_price", found: "true"),
      ])
  }

  @Test func `a field inside a detail's links is lost alone`() throws {
    let body = #"{"id":"x","links":{"homepage":7.5,"subreddit_url":"https://www.reddit.com/r/x"}}"#
    let answer = try CoinDecoder().detail(JSONDocument(Data(body.utf8)))
    #expect(answer.value.reddit == "https://www.reddit.com/r/x")
    #expect(answer.issues == [.field(coin: "x", field: "homepage", found: "7.5")])
  }

  @Test func `links that are no object are lost`() throws {
    let answer = try CoinDecoder().detail(JSONDocument(Data(#"{"id":"x","links":"none"}"#.utf8)))
    #expect(answer.value.links == nil)
    #expect(answer.issues == [.field(coin: "x", field: "links", found: "\"none\"")])
  }
}
