import Foundation

/// How long a server wants to be left alone.
enum RetryAfter {
  /// The seconds in a `Retry-After` header, as RFC 9110 section 10.2.3 has it: a number or a date.
  ///
  /// 60 when there is none or it makes no sense, since CoinGecko counts by the minute; otherwise 1 to 86,400, so that
  /// no answer can silence the tool for longer than a day.
  static func seconds(_ header: String?, at now: Date) -> Int {
    guard let header = header?.trimmingCharacters(in: .whitespaces), !header.isEmpty else { return 60 }
    if header.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return clamped(Double(header) ?? 60)
    }
    return date(header).map { clamped($0.timeIntervalSince(now).rounded(.up)) } ?? 60
  }

  private static func clamped(_ seconds: Double) -> Int { Int(min(max(seconds, 1), 86_400)) }

  /// A date in any of HTTP's three forms.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for format in ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
