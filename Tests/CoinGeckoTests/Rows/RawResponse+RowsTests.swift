import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct RawResponseRowsTests {
  @Test(arguments: [([], "[]"), (["1"], "[1]"), ([#"{"a":1.50}"#, " 2 ", "null"], #"[{"a":1.50}, 2 ,null]"#)])
  func `rows are joined byte for byte, and counted`(rows: [String], body: String) {
    let whole = RawResponse(body: Data("[1,2,3]".utf8), total: 9, fetchedAt: ManualClock.start)
    let some = whole.holding(rows.map { Data($0.utf8) })
    #expect(some == RawResponse(body: Data(body.utf8), total: rows.count, fetchedAt: ManualClock.start))
    #expect(whole.holding(rows.map { Data($0.utf8) }, of: 600).total == 600)
  }
}
