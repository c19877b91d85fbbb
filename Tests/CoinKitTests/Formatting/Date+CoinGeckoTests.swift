import CoinKit
import Foundation
import Testing

@Suite("A date of CoinGecko's")
struct DateCoinGeckoTests {
  @Test(
    "is read in every shape that it is written in",
    arguments: [
      ("2021-11-10T14:24:11.849Z", 1_636_554_251.849), ("2021-11-10T14:24:11Z", 1_636_554_251),
      ("2021-11-10T14:24:11.5+08:00", 1_636_525_451.5), ("2013-07-05T05:05:00+08:00", 1_372_971_900),
      ("2021-11-10T14:24:11-03:30", 1_636_566_851), ("2009-01-03", 1_230_940_800), ("1970-01-01", 0),
      ("2024-02-29T00:00:00Z", 1_709_164_800), ("2021-11-10T14:24:11.123456789Z", 1_636_554_251.123456789),
    ])
  func read(text: String, seconds: Double) throws {
    let date = try #require(Date(coinGeckoString: text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_001)
  }

  @Test(
    "is refused when it is anything else",
    arguments: [
      "", "n/a", "2021-13-45", "2021-13-01", "2021-00-10", "2021-02-29", "1900-02-29", "2021-04-31", "2021-11-00",
      "0000-01-01", "0000-01-01T00:00:00Z", "2021-1-1", "21-01-03", "-2021-11-10", "2021-11-10T", "2021-11-10T14:24Z",
      "2021-11-10T14:24:11", "2021-11-10T24:00:00Z", "2021-11-10T14:60:00Z", "2021-11-10T14:24:61Z",
      "2021-11-10T14:24:11.Z", "2021-11-10T14:24:11+0800", "2021-11-10T14:24:11+24:00", "2021-11-10T14:24:11Zfoo",
      "2021-11-10 14:24:11Z", " 2021-11-10", "2021-11-10\n", "２０２１-11-10", "2021-11-1e", "+021-11-10",
    ])
  func refused(text: String) {
    #expect(Date(coinGeckoString: text) == nil)
  }

  @Test("is read as the same day that the Gregorian calendar gives")
  func calendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // 61 is coprime to the lengths of months, years and weeks, so every day of the year comes up.
    for day in stride(from: -140_000, to: 500_000, by: 61) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let text = try String(
        format: "%04d-%02d-%02d", #require(parts.year), #require(parts.month), #require(parts.day))
      #expect(Date(coinGeckoString: text) == date, "\(text)")
    }
  }

  @Test(
    "is shown as a day, a minute or a second, in UTC",
    arguments: [
      ("2021-05-09T23:59:59Z", "May 9, 2021", "2021-05-09 23:59 UTC", "2021-05-09T23:59:59Z"),
      ("2026-11-30T09:12:33.999Z", "Nov 30, 2026", "2026-11-30 09:12 UTC", "2026-11-30T09:12:33Z"),
      ("2024-01-01T00:00:00+08:00", "Dec 31, 2023", "2023-12-31 16:00 UTC", "2023-12-31T16:00:00Z"),
      ("2009-01-03", "Jan 3, 2009", "2009-01-03 00:00 UTC", "2009-01-03T00:00:00Z"),
    ])
  func shown(text: String, day: String, minute: String, second: String) throws {
    let date = try #require(Date(coinGeckoString: text))
    #expect(date.asShortDateString() == day)
    #expect(date.asTimestampString() == minute)
    #expect(date.asISO8601String() == second)
  }

  @Test("reads back what it wrote, to the second")
  func roundTrip() {
    for seconds in stride(from: -2_000_000_000.0, to: 4_000_000_000, by: 7_654_321) {
      let date = Date(timeIntervalSince1970: seconds)
      #expect(Date(coinGeckoString: date.asISO8601String()) == date)
    }
  }
}
