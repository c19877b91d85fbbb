/// A number as it is written in a JSON text, by RFC 8259, section 6.
struct JSONNumber {
  /// What is written.
  let text: Slice<UnsafeBufferPointer<UInt8>>
  let isNegative: Bool
  /// All digits before the exponent as one whole number; nil when there are more than 19 of them behind leading zeros.
  let digits: UInt64?
  /// How many of the digits stand behind the point.
  let decimals: Int
  let hasExponent: Bool

  /// Reads the number that starts at `start`; nil when what stands there is none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var reader = JSONNumberReader(bytes, from: start)
    isNegative = reader.take(UInt8(ascii: "-"))
    let startsWithZero = reader.next == UInt8(ascii: "0")
    let wholes = reader.takeDigits()
    guard wholes == 1 || wholes > 1 && !startsWithZero else { return nil }
    let hasPoint = reader.take(UInt8(ascii: "."))
    decimals = hasPoint ? reader.takeDigits() : 0
    guard !hasPoint || decimals > 0 else { return nil }
    digits = reader.significant <= 19 ? reader.digits : nil
    hasExponent = reader.take(UInt8(ascii: "e")) || reader.take(UInt8(ascii: "E"))
    if hasExponent {
      _ = reader.take(UInt8(ascii: "+")) || reader.take(UInt8(ascii: "-"))
      guard reader.takeDigits() > 0 else { return nil }
    }
    guard reader.isAtEnd else { return nil }
    text = bytes[start..<reader.position]
  }
}

/// Walks over the bytes of a number.
private struct JSONNumberReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position: Int
  /// All digits taken so far as one number, which wraps when there are too many of them.
  private(set) var digits: UInt64 = 0
  /// How many of them there are from the first that is not zero on.
  private(set) var significant = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    position = start
  }

  /// The byte that comes next; a zero at the end of all, which belongs to no number.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  var isAtEnd: Bool { position == bytes.endOfNumber(position) }

  /// Takes digits, and returns how many there are.
  mutating func takeDigits() -> Int {
    let first = position
    while case let digit = next &- UInt8(ascii: "0"), digit < 10 {
      digits = digits &* 10 &+ UInt64(digit)
      if significant > 0 || digit > 0 { significant += 1 }
      position += 1
    }
    return position - first
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }
}
