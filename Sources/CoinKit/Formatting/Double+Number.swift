extension Double {
  /// What stands for a value that is missing or not finite.
  public static let notAvailable = "n/a"

  /// The number whole and grouped: `19,950,440`.
  ///
  /// A magnitude under 1 that is not zero keeps decimals as a price does (`0.001432`), since `0` would deny it.
  /// `notAvailable` when not finite.
  public func asNumberWithoutDecimal() -> String {
    signed { $0.isFraction ? $0.priceDigits : $0.digits(decimals: 0) }
  }

  /// The number with two decimals, grouped: `1,234.50`; `notAvailable` when not finite.
  public func asNumberString() -> String {
    signed { $0.digits(decimals: 2) }
  }

  /// The number with as many decimals as it has, up to four, grouped: `10`, `0.2`, `0.0125`.
  ///
  /// `notAvailable` when not finite.
  public func asShortNumber() -> String {
    signed { $0.digits(decimals: 0...4) }
  }

  /// The shortest digits that read back as the number, neither grouped nor with an exponent: `1420000000` for 1.42e9.
  ///
  /// `notAvailable` when not finite.
  public func asPlainDigits() -> String {
    signed { DecimalDigits($0.value).text(decimals: 0, isGrouped: false) }
  }
}

extension UnsignedNumber {
  /// Whether six decimals keep it between 0 and 1.
  fileprivate var isFraction: Bool {
    value > 0 && value < 0.999_999_5
  }
}
