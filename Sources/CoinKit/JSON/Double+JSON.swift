extension Double {
  /// The double nearest to what is written, to the last bit; nil when that is too large to be finite.
  init?(_ number: JSONNumber) {
    if let digits = number.digits, !number.hasExponent, number.decimals < powersOfTen.count {
      let magnitude = Double(digits, dividedByTenTo: number.decimals)
      self = number.isNegative ? -magnitude : magnitude
      return
    }
    guard let nearest = Double(String(decoding: number.text, as: UTF8.self)), nearest.isFinite else { return nil }
    self = nearest
  }

  /// The double nearest to `digits` / 10^`decimals`, where there are 19 decimals at most.
  ///
  /// A quotient of 62 bits or more, of which the last one tells of a remainder, is rounded as the exact one would be,
  /// and no power of two that is multiplied with it changes that.
  private init(_ digits: UInt64, dividedByTenTo decimals: Int) {
    guard digits > 0, decimals > 0 else {
      self.init(digits)
      return
    }
    let divisor = powersOfTen[decimals]
    let (shift, divisorShift) = (digits.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let dividend = digits << shift
    let (quotient, remainder) = (divisor << divisorShift).dividingFullWidth((dividend >> 1, dividend << 63))
    self.init(
      sign: .plus, exponent: divisorShift - shift - 63, significand: Double(remainder == 0 ? quotient : quotient | 1))
  }
}

private let powersOfTen: [UInt64] = (0...19).map { (0..<$0).reduce(1) { power, _ in power * 10 } }
