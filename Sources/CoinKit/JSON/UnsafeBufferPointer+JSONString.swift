extension UnsafeBufferPointer<UInt8> {
  /// The string whose opening quote stands at `start`, with U+FFFD for what is not UTF-8.
  ///
  /// - Throws: `JSONMismatch.damaged` for a bare control character, and for an escape that RFC 8259, section 7, does not know
  ///   or that is half a surrogate pair.
  func string(at start: Int) throws(JSONMismatch) -> String {
    var end = start + 1
    while self[end] != UInt8(ascii: "\"") {
      if self[end] == UInt8(ascii: "\\") { return try unescaped(from: start + 1) }
      guard self[end] >= 0x20 else { throw .damaged }
      end += 1
    }
    return String(decoding: UnsafeBufferPointer(rebasing: self[(start + 1)..<end]), as: UTF8.self)
  }

  private func unescaped(from start: Int) throws(JSONMismatch) -> String {
    var text: [UInt8] = []
    var position = start
    while self[position] != UInt8(ascii: "\"") {
      if self[position] == UInt8(ascii: "\\") {
        text += String(try scalar(escapedAt: &position)).utf8
      } else {
        guard self[position] >= 0x20 else { throw .damaged }
        text.append(self[position])
        position += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads the escape that begins at `position`, and goes behind it.
  private func scalar(escapedAt position: inout Int) throws(JSONMismatch) -> Unicode.Scalar {
    position += 2
    switch self[position - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw .damaged
    }
    var units = [try unit(at: &position)]
    if UTF16.isLeadSurrogate(units[0]), self[position] == UInt8(ascii: "\\"), self[position + 1] == UInt8(ascii: "u") {
      position += 2
      units.append(try unit(at: &position))
    }
    var decoder = UTF16()
    var iterator = units.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), case .emptyInput = decoder.decode(&iterator) else {
      throw .damaged
    }
    return scalar
  }

  /// Reads four hexadecimal digits.
  private func unit(at position: inout Int) throws(JSONMismatch) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      // A string may end before its fourth digit, and the text with it, but not before the quote, which is none.
      guard let digit = Character(Unicode.Scalar(self[position])).hexDigitValue else { throw .damaged }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
