extension Double {
  /// The amount with exactly that many decimals, for values that must be told from each other.
  ///
  /// `notAvailable` when not finite.
  public func asCurrency(_ currency: CurrencyStyle, decimals: Int) -> String {
    signed { currency.prefix + $0.digits(decimals: decimals) }
  }
}
