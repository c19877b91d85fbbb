import Foundation

/// Bodies in the gzip coding of RFC 1952, made by hand.
enum Gzip {
  /// A list of one coin, `bitcoin`.
  static let list = stored + [0x00, 0xEA, 0xDF, 0xA8, 0x12, 0x00, 0x00, 0x00]

  /// The same with a checksum that is not its own.
  static let corrupt = stored + [0x01, 0xEA, 0xDF, 0xA8, 0x12, 0x00, 0x00, 0x00]

  /// The beginning of a text of spaces, 1032 times as long as this.
  ///
  /// Its code table gives one bit each to "258 bytes more" and "as the last one was", so that a byte of zeros is four
  /// times 258 spaces; see RFC 1951, section 3.2.7.
  static func spaces(bytes: Int) -> Data { header + table + Data(count: bytes) }

  private static let header = Data([0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03])
  private static let table = Data([
    0xED, 0xC0, 0x81, 0, 0, 0, 0, 0x80, 0x20, 0x95, 0xFD, 0x29, 0x17, 0xA9, 0x00,
  ])
  /// A block that is not compressed.
  private static let stored = header + [0x01, 0x12, 0x00, 0xED, 0xFF] + Data(#"[{"id":"bitcoin"}]"#.utf8)
}
