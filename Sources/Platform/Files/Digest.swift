package import Foundation

/// A short fingerprint of bytes, for names of files and to notice damage; no protection against malice.
package enum Digest {
  /// 16 hexadecimal digits.
  ///
  /// In the manner of FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv, but with eight bytes a step, so that a megabyte
  /// costs little. Each step can be undone, so no change of one is lost, and brings the upper bits down, which a product
  /// alone would only push out.
  package static func hex(_ bytes: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
    func take(_ word: UInt64) {
      hash = (hash ^ word) &* 0x100_0000_01b3
      hash ^= hash >> 32
    }
    bytes.withUnsafeBytes { buffer in
      let wholeSteps = buffer.count / 8 * 8
      for start in stride(from: 0, to: wholeSteps, by: 8) {
        take(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      }
      for byte in buffer[wholeSteps...] { take(UInt64(byte)) }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func hex(_ text: String) -> String { hex(Data(text.utf8)) }
}
