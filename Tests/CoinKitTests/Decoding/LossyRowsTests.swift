import CoinKit
import Foundation
import Testing

@Suite struct LossyRowsTests {
  @Test(arguments: [
    (#"{"name":"x"}"#, "it has no id"), (#"{"id":null}"#, "its id is null"), (#"{"id":""}"#, "its id is damaged"),
    (#"{"id":7}"#, "its id is of the wrong kind"), (#""bitcoin""#, "it is not an object"),
    ("7", "it is not an object"), ("[]", "it is not an object"), ("null", "it is null"),
    (#"{"id":"\ud800"}"#, "it is damaged"),
  ])
  func `a row that is no coin is left out with its number and the reason`(row: String, reason: String) throws {
    let answer = try CoinDecoder().markets(JSONDocument(Data(#"[{"id":"a"},\#(row),{"id":"b"}]"#.utf8)))
    #expect(answer.value.map(\.id) == ["a", "b"])
    #expect(answer.issues == [.row(number: 2, reason: reason)])
  }

  @Test func `rows that are left out are told in their order`() throws {
    let answer = try CoinDecoder().markets(JSONDocument(Data(#"[{},{"id":"a"},7]"#.utf8)))
    #expect(
      answer.issues == [.row(number: 1, reason: "it has no id"), .row(number: 3, reason: "it is not an object")])
  }

  @Test func `rows of a search are left out alike`() throws {
    let answer = try CoinDecoder().search(JSONDocument(Data(#"{"coins":[{"id":"a"},{"name":"x"}]}"#.utf8)))
    #expect(answer.value.map(\.id) == ["a"])
    #expect(answer.issues == [.row(number: 2, reason: "it has no id")])
  }

  @Test(arguments: ["[{}]", #"[{"id":null},7,"x"]"#])
  func `rows without a single coin are a fault`(rows: String) {
    let count = rows.count { $0 == "," } + 1
    #expect(throws: CoinDecodingError.noUsableRow(of: count)) {
      try CoinDecoder().markets(JSONDocument(Data(rows.utf8)))
    }
    #expect(throws: CoinDecodingError.noUsableRow(of: count)) {
      try CoinDecoder().search(JSONDocument(Data(#"{"coins":\#(rows)}"#.utf8)))
    }
    #expect(throws: CoinDecodingError.noUsableRow(of: count)) {
      try CoinDecoder().categories(JSONDocument(Data(rows.utf8)))
    }
  }

  @Test func `one bad row among 250 costs that row alone`() throws {
    for bad in [0, 1, 124, 249] {
      let rows = (0..<250).map { $0 == bad ? "{}" : #"{"id":"coin-\#($0)"}"# }.joined(separator: ",")
      let answer = try CoinDecoder().markets(JSONDocument(Data("[\(rows)]".utf8)))
      #expect(answer.value.map(\.id) == (0..<250).filter { $0 != bad }.map { "coin-\($0)" })
      #expect(answer.issues == [.row(number: bad + 1, reason: "it has no id")])
    }
  }
}
