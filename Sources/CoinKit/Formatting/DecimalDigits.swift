/// The decimal digits of a finite number that is not negative: those of its shortest text.
struct DecimalDigits {
  /// ASCII, the first and the last of them not zero; none for zero itself.
  private var digits: [UInt8]
  /// How many of them stand before the point, counting zeros that follow; negative for zeros between it and them.
  private var wholeCount: Int

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  init(_ value: Double) {
    // Swift writes the shortest text that reads back as the same value: 1234.5, 1e-05 or 1.5e+16.
    let text = value.description.utf8
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    let exponent = Int(String(Substring(text.dropFirst(mantissa.count + 1)))) ?? 0
    digits = mantissa.filter { $0 != Self.point }
    wholeCount = mantissa.prefix { $0 != Self.point }.count + exponent
    let zeros = digits.prefix { $0 == Self.zero }.count
    digits.removeFirst(zeros)
    wholeCount -= zeros
    dropZerosAtEnd()
  }

  /// Rounds to that many decimals, half away from zero.
  mutating func round(decimals: Int) {
    let kept = wholeCount + decimals
    guard kept < digits.count else { return }
    let roundsUp = kept >= 0 && digits[kept] >= UInt8(ascii: "5")
    digits.removeSubrange(max(0, kept)...)
    guard roundsUp else { return dropZerosAtEnd() }
    while digits.last == UInt8(ascii: "9") { digits.removeLast() }
    if let last = digits.popLast() {
      digits.append(last + 1)
    } else {
      digits = [UInt8(ascii: "1")]
      wholeCount += 1
    }
  }

  /// All the digits with at least that many decimals, the thousands parted by commas where `isGrouped`.
  func text(decimals: Int, isGrouped: Bool) -> String {
    var text: [UInt8] = wholeCount > 0 ? [] : [Self.zero]
    text.reserveCapacity(32)
    for index in 0..<max(wholeCount, 0) {
      if isGrouped, index > 0, (wholeCount - index).isMultiple(of: 3) { text.append(UInt8(ascii: ",")) }
      text.append(digit(at: index))
    }
    let decimals = max(decimals, digits.count - wholeCount)
    if decimals > 0 {
      text.append(Self.point)
      for index in wholeCount..<wholeCount + decimals { text.append(digit(at: index)) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func digit(at index: Int) -> UInt8 {
    digits.indices.contains(index) ? digits[index] : Self.zero
  }

  private mutating func dropZerosAtEnd() {
    while digits.last == Self.zero { digits.removeLast() }
    if digits.isEmpty { wholeCount = 0 }
  }
}
