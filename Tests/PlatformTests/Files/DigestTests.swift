import Foundation
import Platform
import Testing

@Suite struct DigestTests {
  @Test func `a digest is sixteen digits, the same each time`() {
    #expect(Digest.hex("").count == 16)
    #expect(Digest.hex("bitcoin") == Digest.hex(Data("bitcoin".utf8)))
    #expect(Digest.hex("bitcoin") != Digest.hex("bitcoim"))
  }

  @Test func `any bit changed, at any place, changes it`() {
    let bytes = Data((0..<41).map { UInt8(truncatingIfNeeded: $0 &* 37) })
    var digests: Set = [Digest.hex(bytes)]
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(digests.insert(Digest.hex(changed)).inserted)
      }
    }
  }

  @Test func `a byte more or less changes it, zeros too`() {
    let digests = (0..<40).map { Digest.hex(Data(count: $0)) }
    #expect(Set(digests).count == 40)
  }

  @Test func `a part of a buffer has the digest of its bytes`() {
    let bytes = Data("a line\nand a body".utf8)
    #expect(Digest.hex(bytes[7...]) == Digest.hex("and a body"))
  }
}
