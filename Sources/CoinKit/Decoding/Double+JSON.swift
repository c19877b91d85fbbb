extension Double {
  /// The number that starts at `start`; nil when what stands there is none by RFC 8259, section 6, or is too large.
  ///
  /// It is the double nearest to what is written, to the last bit.
  init?(json bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var position = start
    var digits: UInt64 = 0
    var significant = 0

    /// Takes digits into `digits`, and returns how many there are.
    func takeDigits() -> Int {
      let first = position
      while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
        if significant > 0 || digit > 0 { significant += 1 }
        position += 1
      }
      return position - first
    }

    func take(_ first: UInt8, or second: UInt8) -> Bool {
      guard position < bytes.count, bytes[position] == first || bytes[position] == second else { return false }
      position += 1
      return true
    }

    func take(_ byte: UInt8) -> Bool { take(byte, or: byte) }

    let isNegative = take(UInt8(ascii: "-"))
    let startsWithZero = position < bytes.count && bytes[position] == UInt8(ascii: "0")
    let whole = takeDigits()
    guard whole == 1 || whole > 1 && !startsWithZero else { return nil }
    var decimals = 0
    if take(UInt8(ascii: ".")) {
      decimals = takeDigits()
      guard decimals > 0 else { return nil }
    }
    if position == bytes.endOfNumber(position), significant <= 19, decimals <= 19 {
      let number = Double(digits, dividedByTenTo: decimals)
      self = isNegative ? -number : number
      return
    }
    if take(UInt8(ascii: "e"), or: UInt8(ascii: "E")) {
      _ = take(UInt8(ascii: "+"), or: UInt8(ascii: "-"))
      guard takeDigits() > 0 else { return nil }
    }
    guard position == bytes.endOfNumber(position),
      let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite
    else { return nil }
    self = number
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
