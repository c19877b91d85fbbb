import Foundation
import Testing

@testable import CoinGecko

@Suite struct StringPercentEncodingTests {
  @Test(arguments: [
    ("bitcoin", "bitcoin"), ("a-b_c.d~e,f", "a-b_c.d~e,f"), ("1move token", "1move%20token"),
    ("boringdao-[old]", "boringdao-%5Bold%5D"), ("币安人生", "%E5%B8%81%E5%AE%89%E4%BA%BA%E7%94%9F"),
    ("a/b?c#d", "a%2Fb%3Fc%23d"), ("100%", "100%25"), ("a+b", "a%2Bb"), ("\u{1}\n", "%01%0A"), ("", ""),
  ])
  func `everything but the unreserved characters and the comma is percent-encoded`(text: String, encoded: String) {
    #expect(text.percentEncoded == encoded)
  }

  @Test func `what is encoded is plain and can be read back`() {
    for scalar in (UInt32(0)..<0x3000).compactMap(Unicode.Scalar.init) {
      let encoded = String(scalar).percentEncoded
      #expect(encoded.utf8.allSatisfy { (0x21...0x7E).contains($0) })
      #expect(encoded.removingPercentEncoding == String(scalar))
    }
  }
}
