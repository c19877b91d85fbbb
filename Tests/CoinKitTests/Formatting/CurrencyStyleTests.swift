import CoinKit
import Testing

@Suite("A currency's style")
struct CurrencyStyleTests {
  @Test(
    "puts its sign, or else its code and a space, before the digits",
    arguments: [
      ("usd", "$"), ("eur", "€"), ("gbp", "£"), ("jpy", "¥"), ("cny", "CN¥"), ("aud", "A$"), ("cad", "CA$"),
      ("btc", "₿"), ("eth", "Ξ"), ("chf", "CHF "), ("sek", "SEK "), ("sats", "SATS "), ("bits", "BITS "),
      ("thb", "THB "), ("nosuch", "NOSUCH "),
    ])
  func prefix(code: String, prefix: String) {
    #expect(CurrencyStyle(code: code).prefix == prefix)
  }

  @Test(
    "keeps to ASCII when asked",
    arguments: [("usd", "$"), ("cad", "CA$"), ("eur", "EUR "), ("cny", "CNY "), ("btc", "BTC "), ("chf", "CHF ")])
  func asciiPrefix(code: String, prefix: String) {
    #expect(CurrencyStyle(code: code, usesASCII: true).prefix == prefix)
  }

  @Test("tells every currency from every other", arguments: [false, true])
  func unambiguous(usesASCII: Bool) {
    let prefixes = CurrencyCode.all.map { CurrencyStyle(code: $0, usesASCII: usesASCII).prefix }
    #expect(Set(prefixes).count == CurrencyCode.all.count)
    #expect(!usesASCII || prefixes.joined().utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("knows its code in lower case")
  func code() {
    #expect(CurrencyStyle(code: "EUR") == CurrencyStyle(code: "eur"))
    #expect(CurrencyStyle.usd.code == "usd")
  }
}
