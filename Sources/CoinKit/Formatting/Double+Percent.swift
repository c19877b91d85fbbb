extension Double {
  /// A change in percent, with two decimals and always a sign unless zero: 3.64 is `+3.64%`.
  ///
  /// From a million on, either way, it is abbreviated (`+1.42Tr%`). What rounds to zero is `0.00%`. `notAvailable` when
  /// not finite.
  public func asPercentString() -> String {
    signed(plus: "+") { $0.percentDigits + "%" }
  }
}

extension UnsignedNumber {
  fileprivate var percentDigits: String {
    let roundsToMillion = 999_999.995
    guard value >= roundsToMillion, let abbreviation else { return digits(decimals: 2) }
    return abbreviation
  }
}
