import CoinKit
import Foundation
import Testing

@Suite struct CoinDecoderTests {
  private let decoder = CoinDecoder()

  @Test func `rows keep the order in which they came, and equal ones stay`() throws {
    let answer = try decoder.markets(JSONDocument(Data(#"[{"id":"b"},{"id":"a"},{"id":"b"}]"#.utf8)))
    #expect(answer.value.map(\.id) == ["b", "a", "b"])
    #expect(answer.issues == [])
  }

  @Test func `no rows are no coins, and no fault`() throws {
    #expect(try decoder.markets(JSONDocument(Data("[]".utf8))).value == [])
    #expect(try decoder.search(JSONDocument(Data(#"{"coins":[]}"#.utf8))).value == [])
    #expect(try decoder.categories(JSONDocument(Data("[]".utf8))).value == [])
  }

  @Test(arguments: ["{}", #"{"error":"coin not found"}"#, #"{"id":"bitcoin"}"#, "null", "7", #""text""#])
  func `the market must be an array`(body: String) {
    #expect(throws: CoinDecodingError.unexpectedShape(expected: "an array")) {
      try decoder.markets(JSONDocument(Data(body.utf8)))
    }
    #expect(throws: CoinDecodingError.unexpectedShape(expected: "an array")) {
      try decoder.categories(JSONDocument(Data(body.utf8)))
    }
  }

  @Test(arguments: ["[]", "{}", #"{"error":"coin not found"}"#, #"{"id":null}"#, #"{"id":""}"#, "null"])
  func `a detail must be an object with an id`(body: String) {
    #expect(throws: CoinDecodingError.unexpectedShape(expected: "an object with an id")) {
      try decoder.detail(JSONDocument(Data(body.utf8)))
    }
  }

  @Test(arguments: ["[]", "{}", #"{"coins":null}"#, #"{"coins":{}}"#, #"{"error":"x"}"#])
  func `a search must be an object with coins`(body: String) {
    #expect(throws: CoinDecodingError.unexpectedShape(expected: "an object with coins")) {
      try decoder.search(JSONDocument(Data(body.utf8)))
    }
  }

  @Test func `a search gives its coins and passes over the rest`() throws {
    let body = #"{"coins":[{"id":"ethereum","symbol":"ETH","name":"Ethereum","market_cap_rank":2}],"nfts":[{"id":7}]}"#
    let answer = try decoder.search(JSONDocument(Data(body.utf8)))
    #expect(
      answer.value == [CoinCandidate(id: "ethereum", symbol: "ETH", name: "Ethereum", marketCapRank: 2)])
    #expect(answer.issues == [])
  }

  @Test func `categories are known by their ids`() throws {
    let answer = try decoder.categories(
      JSONDocument(Data(#"[{"category_id":"layer-1","name":"Layer 1"},{"name":"x"}]"#.utf8)))
    #expect(answer.value == ["layer-1"])
    #expect(answer.issues == [.row(number: 2, reason: "it has no category_id")])
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try decoder.markets(JSONDocument(Data("\u{FEFF}[{\"id\":\"a\"}]".utf8))).value.map(\.id) == ["a"])
  }

  @Test func `bytes that are not UTF-8 are replaced`() throws {
    let body = Data(#"[{"id":"a","name":"x"#.utf8) + [0xFF, 0xC3] + Data(#"y"},{"id":"b"}]"#.utf8)
    let answer = try decoder.markets(JSONDocument(body))
    #expect(answer.value.map(\.name) == ["x\u{FFFD}\u{FFFD}y", nil])
    #expect(answer.issues == [])
  }

  @Test func `sparklines are passed over when told so, whatever they hold`() throws {
    let body = Data(#"[{"id":"a","name":"A","sparkline_in_7d":{"price":[1,2]}},{"id":"b","sparkline_in_7d":7}]"#.utf8)
    let answer = try CoinDecoder(skipsSparklines: true).markets(JSONDocument(body))
    #expect(answer.value.map(\.sparklineIn7D) == [nil, nil])
    #expect(answer.value.map(\.name) == ["A", nil])
    #expect(answer.issues == [])
    #expect(try decoder.markets(JSONDocument(body)).value.map(\.sparklineIn7D) == [SparklineIn7D(price: [1, 2]), nil])
  }

  @Test(arguments: [#"["]",1]"#, #"[[1],{"a":"]"}]"#, #"["x]}},{"]"#, #"7"#, #"["é]"]"#])
  func `rows are decoded alike whatever the prices are that are passed over`(prices: String) throws {
    let body = Data(#"[{"id":"a","sparkline_in_7d":{"price":\#(prices)},"ath":2},{"id":"b","ath":"x"}]"#.utf8)
    let full = try decoder.markets(JSONDocument(body)).value
    let answer = try CoinDecoder(skipsSparklines: true).markets(JSONDocument(body))
    #expect(answer.value.map(\.id) == full.map(\.id))
    #expect(answer.value.map(\.ath) == full.map(\.ath))
    #expect(answer.value.map(\.sparklineIn7D) == [nil, nil])
    #expect(answer.issues == [.field(coin: "b", field: "ath", found: "\"x\"")])
  }

  @Test func `the first homepage that is one is found among nulls, and no description is none`() throws {
    let body = """
      {"id":"zksync","description":{"en":""},
      "links":{"homepage":["","https://zksync.io/"],"blockchain_site":["https://zksync.io/explore",null,null,""]}}
      """
    let answer = try decoder.detail(JSONDocument(Data(body.utf8)))
    #expect(answer.value.website == "https://zksync.io/")
    #expect(answer.value.readableDescription == nil)
    #expect(answer.issues == [])
  }
}
