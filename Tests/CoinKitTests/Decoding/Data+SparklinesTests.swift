import Foundation
import Testing

@testable import CoinKit

@Suite struct DataSparklinesTests {
  @Test(arguments: [
    (
      #"[{"id":"a","sparkline_in_7d":{"price":[1,2.5,null]},"ath":1}]"#,
      #"[{"id":"a","sparkline_in_7d":{"price":[]},"ath":1}]"#
    ),
    (
      #"[{"sparkline_in_7d":{"price":[1]}},{"sparkline_in_7d":{"price":[2]}}]"#,
      #"[{"sparkline_in_7d":{"price":[]}},{"sparkline_in_7d":{"price":[]}}]"#
    ),
    (#"[{"sparkline_in_7d":null,"links":[1]}]"#, #"[{"sparkline_in_7d":null,"links":[1]}]"#),
    (#"[{"name":"\"sparkline_in_7d\":{\"price\":[1]"}]"#, #"[{"name":"\"sparkline_in_7d\":{\"price\":[1]"}]"#),
    (#"[{"sparkline_in_7d":{"price":[1,2"#, #"[{"sparkline_in_7d":{"price":[1,2"#), ("", ""), ("[", "["),
  ])
  func `the prices of sparklines are left out, and nothing else`(body: String, left: String) {
    #expect(Data(body.utf8).withoutSparklines == Data(left.utf8))
  }

  @Test func `a part of larger data is read from its own start`() {
    let body = Data(#"xx[{"sparkline_in_7d":{"price":[1]}}]"#.utf8)
    #expect(body[2...].withoutSparklines == Data(#"[{"sparkline_in_7d":{"price":[]}}]"#.utf8))
  }

  @Test(arguments: [#"["]",1]"#, #"[[1],{"a":"]"}]"#, #"["x]}},{"]"#, #"[1"#, #"7"#, #"["é]"]"#])
  func `rows are decoded alike whatever the prices are`(prices: String) throws {
    let body = Data(#"[{"id":"a","sparkline_in_7d":{"price":\#(prices)},"ath":2},{"id":"b","ath":"x"}]"#.utf8)
    guard let full = try? CoinDecoder().markets(body).value else {
      #expect(throws: CoinDecodingError.notJSON) { try CoinDecoder(skipsSparklines: true).markets(body) }
      return
    }
    let answer = try CoinDecoder(skipsSparklines: true).markets(body)
    #expect(answer.value.map(\.id) == full.map(\.id))
    #expect(answer.value.map(\.ath) == full.map(\.ath))
    #expect(answer.value.map(\.sparklineIn7D) == [nil, nil])
    #expect(answer.issues == [.field(coin: "b", field: "ath", found: "\"x\"")])
  }
}
