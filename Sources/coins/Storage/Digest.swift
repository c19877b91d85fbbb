import Foundation

/// A short fingerprint of bytes, for names of files and to notice damage; no protection against malice.
enum Digest {
  /// 16 hexadecimal digits.
  ///
  /// The steps are those of FNV-1a with 64 bits, http://www.isthe.com/chongo/tech/comp/fnv, but take eight bytes each:
  /// no change of a single step is lost, and a megabyte costs little.
  static func hex(_ bytes: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    bytes.withUnsafeBytes { buffer in
      let wholeSteps = buffer.count / 8 * 8
      for start in stride(from: 0, to: wholeSteps, by: 8) {
        let word = UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        hash = (hash ^ word) &* prime
      }
      for byte in buffer[wholeSteps...] { hash = (hash ^ UInt64(byte)) &* prime }
    }
    // The upper bits of a word have met the upper bits of the sum alone.
    hash = (hash ^ (hash >> 32)) &* prime
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func hex(_ text: String) -> String { hex(Data(text.utf8)) }

  private static let prime: UInt64 = 0x100_0000_01b3
}
