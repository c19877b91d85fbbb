/// How amounts of one currency are introduced.
public struct CurrencyStyle: Hashable, Sendable {
  /// The currency's code in lower case, as the API writes it: `usd`.
  public let code: String
  /// Whether signs without an ASCII form give way to the code.
  public let usesASCII: Bool
  /// What stands before the digits: a sign such as `$`, or the code and a space such as `CHF `.
  public let prefix: String

  /// Makes the style of a currency.
  ///
  /// - Parameters:
  ///   - code: the currency's code, in any case; one without a known sign is written as the code itself.
  ///   - usesASCII: whether only ASCII may be written, as `EUR 1.50` for `€1.50`.
  public init(code: String, usesASCII: Bool = false) {
    self.code = code.lowercased()
    self.usesASCII = usesASCII
    prefix = Self.prefix(self.code, usesASCII)
  }

  /// US dollars, `$`.
  public static let usd = CurrencyStyle(code: "usd")

  private static func prefix(_ code: String, _ usesASCII: Bool) -> String {
    guard let sign = signs[code], !usesASCII || sign.utf8.allSatisfy({ $0 < 0x80 }) else {
      return code.uppercased() + " "
    }
    return sign
  }

  /// The signs that name one currency only.
  ///
  /// Where currencies share a sign, these are the forms that CLDR gives for English, which tell them apart (`$`, `A$`,
  /// `CN¥`). Then come the signs that Unicode encodes for a single currency, and ether's Ξ as its community writes it.
  /// What several countries write alike (kr, Rs, ₩ without CLDR's choice) or what is also a letter or another coin's sign
  /// (฿, Ł) is left to the code.
  private static let signs = [
    "aud": "A$", "brl": "R$", "cad": "CA$", "cny": "CN¥", "eur": "€", "gbp": "£", "hkd": "HK$", "ils": "₪", "inr": "₹",
    "jpy": "¥", "krw": "₩", "mxn": "MX$", "nzd": "NZ$", "php": "₱", "twd": "NT$", "usd": "$", "vnd": "₫",
    "gel": "₾", "ngn": "₦", "rub": "₽", "try": "₺", "uah": "₴",
    "btc": "₿", "eth": "Ξ",
  ]
}
