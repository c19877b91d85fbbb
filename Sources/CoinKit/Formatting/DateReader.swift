/// Reads RFC 3339 times and bare days from their bytes, one field after the other.
struct DateReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  /// The seconds from 1970 to the moment that the whole text names, or `nil` if it names none.
  mutating func secondsSince1970() -> Double? {
    guard let day = day() else { return nil }
    if rest.isEmpty { return Double(day * 86_400) }
    guard skip("T"), let time = timeOfDay(), let fraction = fraction(), let offset = offset(), rest.isEmpty else {
      return nil
    }
    return Double(day * 86_400 + time - offset) + fraction
  }

  private mutating func day() -> Int? {
    guard
      let year = number(digits: 4, in: 1...9_999), skip("-"),
      let month = number(digits: 2, in: 1...12), skip("-"),
      let day = number(digits: 2, in: 1...Self.length(ofMonth: month, year: year))
    else { return nil }
    return Self.daysSince1970(year: year, month: month, day: day)
  }

  private mutating func timeOfDay() -> Int? {
    guard
      let hour = number(digits: 2, in: 0...23), skip(":"),
      let minute = number(digits: 2, in: 0...59), skip(":"),
      let second = number(digits: 2, in: 0...59)
    else { return nil }
    return (hour * 60 + minute) * 60 + second
  }

  /// What follows a point, 0 without one, or `nil` for a point without digits.
  private mutating func fraction() -> Double? {
    guard skip(".") else { return 0 }
    let digits = rest.prefix(while: Self.digits.contains)
    rest = rest[digits.endIndex...]
    return digits.isEmpty ? nil : Double("0.\(Substring(digits))")
  }

  /// Seconds east of UTC.
  private mutating func offset() -> Int? {
    if skip("Z") { return 0 }
    let isEast = skip("+")
    guard
      isEast || skip("-"),
      let hours = number(digits: 2, in: 0...23), skip(":"),
      let minutes = number(digits: 2, in: 0...59)
    else { return nil }
    let seconds = (hours * 60 + minutes) * 60
    return isEast ? seconds : -seconds
  }

  private mutating func number(digits count: Int, in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(Self.digits.contains) else { return nil }
    rest = rest.dropFirst(count)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - Self.digits.lowerBound) }
    return range.contains(value) ? value : nil
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: mark) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Howard Hinnant's `days_from_civil`, for years from 1: <https://howardhinnant.github.io/date_algorithms.html>.
  ///
  /// Years begin in March, so that the leap day is their last.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let (era, yearOfEra) = marchYear.quotientAndRemainder(dividingBy: 400)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
