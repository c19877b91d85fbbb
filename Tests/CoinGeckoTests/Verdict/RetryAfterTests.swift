import Foundation
import Testing

@testable import CoinGecko

@Suite struct RetryAfterTests {
  /// Sun, 06 Nov 1994 08:49:00 UTC.
  private static let now = Date(timeIntervalSince1970: 784_111_740)

  @Test(arguments: [
    ("1", 1), ("60", 60), ("119", 119), (" 7 ", 7), ("0", 1), ("86401", 86_400), ("99999999999999999999999999", 86_400),
  ])
  func `a number is seconds, from one to a day`(header: String, seconds: Int) {
    #expect(RetryAfter.seconds(header, at: Self.now) == seconds)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func `a date is the seconds until then, in each of the three forms of HTTP`(header: String) {
    #expect(RetryAfter.seconds(header, at: Self.now) == 37)
  }

  @Test func `a date that has passed is a second`() {
    #expect(RetryAfter.seconds("Sat, 05 Nov 1994 08:49:37 GMT", at: Self.now) == 1)
  }

  @Test func `a distant date is a day`() {
    #expect(RetryAfter.seconds("Thu, 06 Nov 2098 08:49:37 GMT", at: Self.now) == 86_400)
  }

  @Test(arguments: [nil, "", "  ", "soon", "-5", "1.5", "60s", "٦٠", "Sun, 06 Nov"] as [String?])
  func `no header, or one that makes no sense, is a minute`(header: String?) {
    #expect(RetryAfter.seconds(header, at: Self.now) == 60)
  }
}
