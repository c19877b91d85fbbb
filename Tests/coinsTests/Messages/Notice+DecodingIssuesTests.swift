import CoinKit
import Testing

@testable import coins

@Suite struct NoticeDecodingIssuesTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let issues: [DecodingIssue]
    let notices: [Notice]

    init(_ name: String, _ issues: [DecodingIssue], _ notices: [(Notice.Code, String)]) {
      (testDescription, self.issues) = (name, issues)
      self.notices = notices.map { Notice(code: $0, message: $1) }
    }
  }

  private static func lost(
    _ count: Int, _ field: String = "high_24h", found: (Int) -> String = { _ in #""abc""# }
  ) -> [DecodingIssue] {
    (1...count).map { .field(coin: "coin-\($0)", field: field, found: found($0)) }
  }

  @Test(arguments: [
    Sample("nothing", [], []),
    Sample(
      "one coin", lost(1), [(.fieldLost, #"coin-1: high_24h is left out, since "abc" stood in its place"#)]),
    Sample(
      "two coins", lost(2),
      [(.fieldLost, #"high_24h is left out of 2 coins (coin-1 and coin-2), since "abc" stood in its place"#)]),
    Sample(
      "a whole page", lost(250),
      [
        (
          .fieldLost,
          #"high_24h is left out of 250 coins (coin-1, coin-2, coin-3 and 247 more), since "abc" stood in its place"#
        )
      ]),
    Sample(
      "different values", lost(4) { "\($0)" },
      [
        (
          .fieldLost,
          "high_24h is left out of 4 coins (coin-1, coin-2, coin-3 and one more), "
            + "since 1, 2, 3 and one more stood in its place"
        )
      ]),
    Sample(
      "two fields by turns", lost(1) + lost(1, "ath") + lost(2).suffix(1),
      [
        (.fieldLost, #"high_24h is left out of 2 coins (coin-1 and coin-2), since "abc" stood in its place"#),
        (.fieldLost, #"coin-1: ath is left out, since "abc" stood in its place"#),
      ]),
    Sample(
      "one row", [.row(number: 3, reason: "it has no id")], [(.rowLost, "row 3 is left out: it has no id")]),
    Sample(
      "five rows beside a field",
      [3, 7, 8, 9, 250].map { .row(number: $0, reason: "it has no id") } + lost(1),
      [
        (.fieldLost, #"coin-1: high_24h is left out, since "abc" stood in its place"#),
        (
          .rowLost,
          "5 rows are left out: row 3: it has no id, row 7: it has no id, row 8: it has no id and 2 more"
        ),
      ]),
  ])
  func `a field is told of once and so are rows, with the first of those that lost something`(sample: Sample) {
    #expect(Notice.all(of: sample.issues) == sample.notices)
  }
}
