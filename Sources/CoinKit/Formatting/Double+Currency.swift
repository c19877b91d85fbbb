extension Double {
  /// The amount with two decimals: `$1,234.50`.
  ///
  /// Less than half a cent is `$0.00`. Like every amount here it is a minus, the currency's prefix, then grouped digits;
  /// `notAvailable` when not finite.
  public func asCurrencyWith2Decimals(_ currency: CurrencyStyle = .usd) -> String {
    signed { currency.prefix + $0.digits(decimals: 2) }
  }

  /// The amount with 2 to 6 decimals (`$1,234.50`, `$0.999624`), and more only where six would show nothing but zeros.
  ///
  /// `notAvailable` when not finite.
  public func asCurrencyWith6Decimals(_ currency: CurrencyStyle = .usd) -> String {
    signed { currency.prefix + ($0.vanishesInSixDecimals ? $0.priceDigits : $0.digits(decimals: 2...6)) }
  }

  /// The amount as a price: two decimals from 100 up (`$67,187.34`), below that 2 to 6 (`$0.999624`).
  ///
  /// It never has fewer than four significant digits, if the number has them: `$0.00001432`, `$0.000000001234`.
  /// `notAvailable` when not finite.
  public func asCurrency(_ currency: CurrencyStyle = .usd) -> String {
    signed { currency.prefix + $0.priceDigits }
  }

  /// The amount whole and grouped from 1,000 up (`$1,856,549,591,034`), below that as `asCurrency(_:)` writes it.
  ///
  /// `notAvailable` when not finite.
  public func asWholeCurrency(_ currency: CurrencyStyle = .usd) -> String {
    signed { currency.prefix + $0.wholeDigits }
  }

  /// The amount with two decimals and K, M, Bn or Tr (`$1.32Tr`, `-$34.72Bn`), below 1,000 as a price.
  ///
  /// It is rounded before the unit is chosen, so 999,995 is `$1.00M`. `notAvailable` when not finite.
  public func asAbbreviatedCurrency(_ currency: CurrencyStyle = .usd) -> String {
    signed { currency.prefix + ($0.abbreviation ?? $0.priceDigits) }
  }
}

extension UnsignedNumber {
  fileprivate var vanishesInSixDecimals: Bool {
    value < 0.000_000_5
  }
}
