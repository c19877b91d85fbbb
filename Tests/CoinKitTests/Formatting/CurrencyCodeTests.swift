import CoinKit
import Testing

@Suite struct CurrencyCodeTests {
  @Test func `every code is written once, in lower case`() {
    #expect(Set(CurrencyCode.all).count == CurrencyCode.all.count)
    for code in CurrencyCode.all {
      #expect((3...4).contains(code.count))
      #expect(code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    }
  }

  @Test(arguments: ["usd", "eur", "btc", "eth", "sats", "xau", "idr"]) func `known currencies are there`(code: String) {
    #expect(CurrencyCode.all.contains(code))
  }

  @Test func `the standard one is among them`() {
    #expect(CurrencyCode.all.contains(CurrencyCode.standard))
  }
}
