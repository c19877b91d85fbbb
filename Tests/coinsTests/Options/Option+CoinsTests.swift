import CoinKit
import CommandLineKit
import Testing

@testable import coins

@Suite struct OptionCoinsTests {
  @Test(arguments: [
    Understood("list --currency eur", ["currency": "eur"]), Understood("list --currency=EUR", ["currency": "eur"]),
    Understood("list -ceur", ["currency": "eur"]), Understood("list -c usd"),
    Understood("_complete -c EUR", ["currency": "eur", "words": "[]"]),
  ])
  func `a currency is understood in any case`(_ line: Understood) throws {
    try line.expect(besides: line.line.hasPrefix("_") ? "_complete -- x" : "list")
  }

  @Test(arguments: [("list", "eur"), ("list -cgbp", "gbp"), ("detail btc", "eur")])
  func `the currency of the environment counts when none is given`(line: String, currency: String) throws {
    let line = try TypedLine(words(line), ["COINS_CURRENCY": "EUR"])
    #expect(line.arguments[.currency] == currency)
  }

  @Test func `where no currency is taken that of the environment may be anything`() throws {
    #expect(throws: Never.self) { try TypedLine(["search", "x"], ["COINS_CURRENCY": "eurr"]) }
  }

  @Test func `every currency that the API knows is taken`() throws {
    for code in CurrencyCode.all { #expect(try ValueReader.currency.read(code.uppercased()) == code) }
  }
}
