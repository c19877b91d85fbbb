/// Where the parts of a JSON text end, each given where it starts.
extension UnsafeBufferPointer<UInt8> {
  func endOfSpace(_ start: Int) -> Int {
    var end = start
    while end < count, isSpace(self[end]) { end += 1 }
    return end
  }

  /// Behind the quote that closes a string; beyond the end of all when none does.
  func endOfString(_ start: Int) -> Int {
    var end = start + 1
    while end < count, self[end] != UInt8(ascii: "\"") { end += self[end] == UInt8(ascii: "\\") ? 2 : 1 }
    return end + 1
  }

  /// Behind all that a number could be made of.
  func endOfNumber(_ start: Int) -> Int {
    var end = start
    while end < count, isPartOfNumber(self[end]) { end += 1 }
    return end
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  private func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
