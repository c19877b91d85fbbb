import Foundation

/// A finite number without its sign, and the digits it is written with.
///
/// Digits are those of the number's shortest decimal text, rounded half away from zero (2.675 to two places is 2.68,
/// 1234.5 to none is 1,235), grouped as in US English whatever the process's locale, and never scientific.
struct UnsignedNumber {
  let value: Double

  /// Takes the sign off a number; `nil` when it is not finite.
  init?(_ number: Double) {
    guard number.isFinite else { return nil }
    value = number.magnitude
  }

  /// Grouped digits with exactly that many decimals: `1,234.50`.
  func digits(decimals: Int) -> String {
    digits(decimals: decimals...decimals)
  }

  /// Grouped digits with at least and at most that many decimals; zeros beyond the least are dropped.
  func digits(decimals: ClosedRange<Int>) -> String {
    Self.digits(of: value, decimals: decimals)
  }

  /// Two decimals from 100 up; below, 2 to 6 and never fewer than four significant digits.
  var priceDigits: String {
    value >= 100 ? digits(decimals: 2) : digits(decimals: 2...max(6, decimalsOfFourDigits))
  }

  /// No decimals from 1,000 up; below, as a price.
  var wholeDigits: String {
    value >= Self.roundsToThousand ? digits(decimals: 0) : priceDigits
  }

  /// Two decimals and a unit, such as `1.32Tr`; `nil` for what stays below 1,000 when rounded.
  ///
  /// The unit is the first in which the rounded number is below 1,000, so 999,995 is `1.00M`; there is none beyond
  /// `Tr`, so 1.5e15 is `1500.00Tr`.
  var abbreviation: String? {
    guard value >= Self.roundsToThousand else { return nil }
    let unit = Self.smallerUnits.first { value / $0.size < Self.roundsToThousand } ?? (1e12, "Tr")
    return Self.digits(of: value / unit.size, decimals: 2...2, isGrouped: false) + unit.name
  }

  private static let smallerUnits: [(size: Double, name: String)] = [(1e3, "K"), (1e6, "M"), (1e9, "Bn")]

  /// How many decimals show four significant digits: 8 for 0.00001432.
  ///
  /// Just below a power of ten the logarithm may round up to it. That is harmless: such a number has so many nines that
  /// its digits round up to that power as well.
  private var decimalsOfFourDigits: Int {
    value > 0 ? 3 - Int(log10(value).rounded(.down)) : 0
  }

  /// The least number that two decimals round to 1,000.
  private static let roundsToThousand = 999.995

  private static func digits(of value: Double, decimals: ClosedRange<Int>, isGrouped: Bool = true) -> String {
    var digits = DecimalDigits(value)
    digits.round(decimals: decimals.upperBound)
    return digits.text(decimals: decimals.lowerBound, isGrouped: isGrouped)
  }
}

extension Double {
  /// Writes the text of the number without its sign behind a minus, or behind `plus` when positive.
  ///
  /// What rounds to zero has no sign. `notAvailable` when not finite.
  func signed(plus: String = "", _ text: (UnsignedNumber) -> String) -> String {
    guard let unsigned = UnsignedNumber(self) else { return Self.notAvailable }
    let text = text(unsigned)
    guard text.utf8.contains(where: Self.nonzeroDigits.contains) else { return text }
    return (self < 0 ? "-" : plus) + text
  }

  private static let nonzeroDigits = UInt8(ascii: "1")...UInt8(ascii: "9")
}
