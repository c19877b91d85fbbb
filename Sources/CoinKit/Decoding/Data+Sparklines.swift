import Foundation

extension Data {
  /// The same market with nothing between the brackets of its sparklines, which hold most of its bytes.
  ///
  /// It takes the first closing bracket for theirs, which is so where prices are numbers. Of anything else too little may
  /// be left to be JSON: only what decodes without a loss is what was there.
  var withoutSparklines: Data {
    let key = Array(#""sparkline_in_7d":{"price":"#.utf8)
    return withUnsafeBytes { bytes in
      var kept = Data()
      var end = 0
      var position = 0
      while let opening = bytes.firstIndex(of: UInt8(ascii: "["), from: position) {
        position = opening + 1
        guard bytes[..<opening].suffix(key.count).elementsEqual(key),
          let closing = bytes.firstIndex(of: UInt8(ascii: "]"), from: position)
        else { continue }
        kept.append(contentsOf: bytes[end..<position])
        (end, position) = (closing, closing)
      }
      kept.append(contentsOf: bytes[end...])
      return kept
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The first index of `byte` at or behind `start`, by the system's search, which looks at many bytes at once.
  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress, start < count,
      let found = memchr(baseAddress + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - baseAddress
  }
}
