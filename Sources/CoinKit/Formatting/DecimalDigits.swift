/// The decimal digits of a finite number that is not negative: those of its shortest text.
struct DecimalDigits {
  /// The number is `significand` × 10^`exponent`, and the significand, of 17 digits at most, does not end in a zero.
  private var significand: UInt64 = 0
  private var exponent = 0

  private static let zero = UInt8(ascii: "0")

  init(_ value: Double) {
    // Swift writes the shortest text that reads back as the same value: 1234.5, 1e-05 or 1.5e+16.
    let text = value.description.utf8
    let mantissa = text.prefix { $0 != UInt8(ascii: "e") }
    if mantissa.count < text.count { exponent = Int(Substring(text.dropFirst(mantissa.count + 1))) ?? 0 }
    var isFraction = false
    for byte in mantissa {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        significand = significand * 10 + UInt64(byte - Self.zero)
        if isFraction { exponent -= 1 }
      }
    }
    dropZerosAtEnd()
  }

  /// Rounds to that many decimals, half away from zero.
  mutating func round(decimals: Int) {
    var dropped = -decimals - exponent
    guard dropped > 0 else { return }
    while dropped > 1, significand > 0 {
      significand /= 10
      dropped -= 1
    }
    // Of the digits dropped, the first alone decides.
    significand = significand / 10 + (significand % 10 >= 5 ? 1 : 0)
    exponent = -decimals
    dropZerosAtEnd()
  }

  /// All the digits with at least that many decimals, the thousands parted by commas where `isGrouped`.
  func text(decimals: Int, isGrouped: Bool) -> String {
    let decimals = max(decimals, -exponent)
    let wholes = max(1, significand.digitCount + exponent)
    let length = wholes + (isGrouped ? (wholes - 1) / 3 : 0) + (decimals > 0 ? decimals + 1 : 0)
    return String(unsafeUninitializedCapacity: length) { text in
      var start = length
      func prepend(_ byte: UInt8) {
        start -= 1
        text[start] = byte
      }
      var digits = significand
      for place in -decimals..<wholes {
        if place == 0, decimals > 0 { prepend(UInt8(ascii: ".")) }
        if place > 0, isGrouped, place.isMultiple(of: 3) { prepend(UInt8(ascii: ",")) }
        guard place >= exponent else {
          prepend(Self.zero)
          continue
        }
        prepend(Self.zero + UInt8(digits % 10))
        digits /= 10
      }
      return length
    }
  }

  private mutating func dropZerosAtEnd() {
    while significand > 0, significand.isMultiple(of: 10) {
      significand /= 10
      exponent += 1
    }
    if significand == 0 { exponent = 0 }
  }
}

extension UInt64 {
  /// How many digits it is written with, and none for zero.
  fileprivate var digitCount: Int {
    var (rest, count) = (self, 0)
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return count
  }
}
