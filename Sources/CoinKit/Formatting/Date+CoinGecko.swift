public import Foundation

extension Date {
  /// Reads a date as CoinGecko writes it, or `nil` for anything else.
  ///
  /// It is RFC 3339, with or without a fraction of a second, in UTC or with an offset (`2021-11-10T14:24:11.849Z`,
  /// `2013-07-05T05:05:00+08:00`), or a bare day as in `genesis_date`, which begins at midnight UTC. Foundation's own
  /// parsers are too lenient here: they make March 2 of February 30 and stop reading at the first character they do not
  /// expect.
  public init?(coinGeckoString string: String) {
    var reader = DateReader(string)
    guard let seconds = reader.secondsSince1970() else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }

  /// The day in UTC, as `May 9, 2021`.
  public func asShortDateString() -> String {
    formatted(Self.shortDate)
  }

  /// The minute in UTC, as `2026-11-30 09:12 UTC`.
  public func asTimestampString() -> String {
    formatted(Self.timestamp)
  }

  /// The second in UTC, as `2026-11-30T09:12:33Z`.
  public func asISO8601String() -> String {
    formatted(Self.iso8601)
  }

  private static let locale = Locale(identifier: "en_US")
  private static let calendar = Calendar(identifier: .gregorian)

  private static let shortDate = VerbatimFormatStyle(
    format: "\(month: .abbreviated) \(day: .defaultDigits), \(year: .defaultDigits)",
    locale: locale, timeZone: .gmt, calendar: calendar)

  private static let timestamp = VerbatimFormatStyle(
    format: """
      \(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits) UTC
      """,
    locale: locale, timeZone: .gmt, calendar: calendar)

  private static let iso8601 = ISO8601FormatStyle(timeZone: .gmt)
}
