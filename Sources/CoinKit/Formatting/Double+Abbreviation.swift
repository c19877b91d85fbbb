extension Double {
  /// The number with two decimals and K, M, Bn or Tr: `1.32Tr`, `-34.72Bn`.
  ///
  /// It is rounded before the unit is chosen, so 999,995 is `1.00M`. Below 1,000 it is as `asNumberString()` writes it.
  /// `notAvailable` when not finite.
  public func formattedWithAbbreviations() -> String {
    signed { $0.abbreviation ?? $0.digits(decimals: 2) }
  }
}
