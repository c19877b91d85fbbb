import Foundation

/// A short fingerprint of bytes, for names of files and to notice damage; no protection against malice.
enum Digest {
  /// The 64-bit FNV-1a hash, 16 hexadecimal digits.
  static func hex(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
