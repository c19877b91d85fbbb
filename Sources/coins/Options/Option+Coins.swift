import CoinKit
import CommandLineKit

extension Option<String> {
  /// What prices are quoted in, by the API's code.
  static var currency: Self {
    Option(
      "currency", short: "c", "CODE", .currency, default: CurrencyCode.standard, written: CurrencyCode.standard,
      variable: EnvironmentVariable.currency.rawValue, "Quote in this currency")
  }
}

extension Option<[String]?> {
  /// Which columns or keys are shown, of those that a command has.
  static func fields(_ fields: [FieldSpec]) -> Self {
    Option(
      "fields", "LIST", .fields(fields.names), "Show these columns or keys: a,b,c",
      more: "They count for text, JSON, CSV and TSV alike, and are named below.")
  }
}

extension Option<Int?> {
  /// How many rows are shown at most.
  static var limit: Self {
    Option(
      "limit", short: "n", "N", .integer(1...10_000), "Show N rows at most",
      more: "Filter and sort come before it; a limit above --top raises that as well.")
  }
}

extension ValueReader<String> {
  /// A currency code in any case, made lower case; one that is like none of the known ones is no code at all.
  static var currency: Self {
    let kind = ValueKind(
      typeName: "currency", expectation: "the code of a currency, such as usd", candidates: .words(CurrencyCode.all))
    return ValueReader(kind) { text throws(ValueProblem) in
      let code = text.lowercased()
      if CurrencyCode.all.contains(code) { return code }
      if NearestMatch.among(CurrencyCode.all, for: text).isEmpty { throw .unlike(kind, text) }
      throw .unknown(noun: "currency", text, known: CurrencyCode.all)
    }
  }
}

extension ValueKind {
  /// An id, symbol or name of a coin, of which the shells offer those that the cache knows.
  static let coin = ValueKind(
    typeName: "coin", expectation: "the id, symbol or name of a coin", candidates: .known(knownCoins))

  /// What the shells ask for where a coin may stand.
  static let knownCoins = "coins"
}
