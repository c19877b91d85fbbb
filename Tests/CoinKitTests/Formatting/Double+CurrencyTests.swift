import CoinKit
import Foundation
import Testing

@Suite("An amount of money")
struct DoubleCurrencyTests {
  @Test(
    "as a price has two decimals from 100 up, below that 2 to 6 and four significant digits",
    arguments: [
      NumberCase(67_187.3358575, "$67,187.34"), NumberCase(3137.02, "$3,137.02"),
      NumberCase(1_234_567, "$1,234,567.00"),
      NumberCase(100, "$100.00"), NumberCase(100.004, "$100.00"), NumberCase(100.005, "$100.01"),
      NumberCase(99.99999, "$99.99999"), NumberCase(99.9999999, "$100.00"), NumberCase(3.14159265, "$3.141593"),
      NumberCase(1, "$1.00"), NumberCase(0.1, "$0.10"), NumberCase(0.999624, "$0.999624"),
      NumberCase(0.9996, "$0.9996"),
      NumberCase(0.00001432, "$0.00001432"), NumberCase(7.35e-6, "$0.00000735"), NumberCase(7.29e-06, "$0.00000729"),
      NumberCase(0.0000123456, "$0.00001235"), NumberCase(0.00009999987, "$0.0001"), NumberCase(1e-6, "$0.000001"),
      NumberCase(1.234e-9, "$0.000000001234"), NumberCase(1e-18, "$0.000000000000000001"),
      NumberCase(0, "$0.00"), NumberCase(-0.0, "$0.00"), NumberCase(-0.5, "-$0.50"),
      NumberCase(-1338.664, "-$1,338.66"),
      NumberCase(-0.00001432, "-$0.00001432"), NumberCase(47_447_226_850_712_560, "$47,447,226,850,712,560.00"),
    ])
  func price(_ example: NumberCase) {
    #expect(example.number.asCurrency() == example.text)
  }

  @Test(
    "can be cut to two decimals",
    arguments: [
      NumberCase(1234.5, "$1,234.50"), NumberCase(2.675, "$2.68"), NumberCase(1.005, "$1.01"),
      NumberCase(0.005, "$0.01"),
      NumberCase(0.004, "$0.00"), NumberCase(-0.004, "$0.00"), NumberCase(-0.005, "-$0.01"), NumberCase(0, "$0.00"),
      NumberCase(999.995, "$1,000.00"), NumberCase(1e15, "$1,000,000,000,000,000.00"),
    ])
  func twoDecimals(_ example: NumberCase) {
    #expect(example.number.asCurrencyWith2Decimals() == example.text)
  }

  @Test(
    "can have 2 to 6 decimals, and more where six would show only zeros",
    arguments: [
      NumberCase(1234.5, "$1,234.50"), NumberCase(67_187.3358575, "$67,187.335858"), NumberCase(12.3456, "$12.3456"),
      NumberCase(0.123456789, "$0.123457"), NumberCase(0.00001432, "$0.000014"), NumberCase(0.0000005, "$0.000001"),
      NumberCase(0.00000049, "$0.00000049"), NumberCase(-1.23456e-12, "-$0.000000000001235"), NumberCase(0, "$0.00"),
    ])
  func sixDecimals(_ example: NumberCase) {
    #expect(example.number.asCurrencyWith6Decimals() == example.text)
  }

  @Test(
    "can be whole from 1,000 up",
    arguments: [
      NumberCase(1_856_549_591_034, "$1,856,549,591,034"), NumberCase(1000, "$1,000"), NumberCase(999.995, "$1,000"),
      NumberCase(999.994, "$999.99"), NumberCase(-1500.5, "-$1,501"), NumberCase(0.00001432, "$0.00001432"),
      NumberCase(0, "$0.00"),
    ])
  func whole(_ example: NumberCase) {
    #expect(example.number.asWholeCurrency() == example.text)
  }

  @Test(
    "can be abbreviated from 1,000 up, rounded before the unit is chosen",
    arguments: [
      NumberCase(1_324_000_000_000, "$1.32Tr"), NumberCase(-34_720_000_000, "-$34.72Bn"), NumberCase(999_995, "$1.00M"),
      NumberCase(999_999, "$1.00M"), NumberCase(999_999_999, "$1.00Bn"), NumberCase(-12_000, "-$12.00K"),
      NumberCase(-444_071, "-$444.07K"), NumberCase(999.996, "$1.00K"), NumberCase(999.99, "$999.99"),
      NumberCase(0.00001432, "$0.00001432"), NumberCase(1.5e15, "$1500.00Tr"), NumberCase(0, "$0.00"),
    ])
  func abbreviated(_ example: NumberCase) {
    #expect(example.number.asAbbreviatedCurrency() == example.text)
  }

  @Test("in any other currency has its prefix between minus and digits")
  func otherCurrencies() {
    let francs = CurrencyStyle(code: "chf")
    #expect((-1234.5).asCurrency(francs) == "-CHF 1,234.50")
    #expect((-1234.5).asCurrencyWith2Decimals(francs) == "-CHF 1,234.50")
    #expect((-1234.5).asCurrencyWith6Decimals(francs) == "-CHF 1,234.50")
    #expect((-1234.5).asWholeCurrency(francs) == "-CHF 1,235")
    #expect((-1234.5).asAbbreviatedCurrency(francs) == "-CHF 1.23K")
    #expect(1.5.asCurrency(CurrencyStyle(code: "eur", usesASCII: true)) == "EUR 1.50")
  }

  @Test("that is not finite is n/a, without a sign", arguments: numbersWithoutText)
  func notFinite(_ number: Double) {
    #expect(number.asCurrency() == "n/a")
    #expect(number.asCurrencyWith2Decimals() == "n/a")
    #expect(number.asCurrencyWith6Decimals() == "n/a")
    #expect(number.asWholeCurrency() == "n/a")
    #expect(number.asAbbreviatedCurrency() == "n/a")
  }

  @Test("is only a minus, the sign, grouped digits, and a unit when abbreviated")
  func shape() throws {
    let amount = /-?\$([0-9]{1,3}(,[0-9]{3})*|[0-9]+)(\.[0-9]{2,})?(K|M|Bn|Tr)?/
    for number in NumberSamples.all {
      for text in [
        number.asCurrency(), number.asCurrencyWith2Decimals(), number.asCurrencyWith6Decimals(),
        number.asWholeCurrency(),
        number.asAbbreviatedCurrency(),
      ] {
        #expect(try amount.wholeMatch(in: text) != nil, "\(number) became \(text)")
        #expect(!text.hasPrefix("-") || text.contains(/[1-9]/), "\(number) became \(text)")
      }
    }
  }

  @Test("as a price is a negative one's text without its minus")
  func symmetry() {
    for number in NumberSamples.positive {
      #expect((-number).asCurrency() == "-" + number.asCurrency())
    }
  }

  @Test("as a price reads back within half a cent or half of the fourth digit")
  func precision() throws {
    for number in NumberSamples.positive {
      let read = try #require(value(of: number.asCurrency()))
      let allowed = number >= 100 ? 0.005 : min(5e-7, number * 5e-4)
      #expect(abs(read - number) <= allowed * 1.000_001 + number.ulp * 2, "\(number) reads back as \(read)")
    }
  }

  @Test("as a price never falls when the amount rises")
  func monotone() throws {
    let prices = try NumberSamples.all.sorted().map { try #require(value(of: $0.asCurrency())) }
    #expect(zip(prices, prices.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("has no zeros at its end beyond two decimals")
  func trailingZeros() {
    for number in NumberSamples.positive {
      #expect(!number.asCurrency().contains(/\.[0-9]{2}[0-9]*0$/), "\(number) became \(number.asCurrency())")
    }
  }

  private func value(of amount: String) -> Double? {
    Double(amount.filter { $0 != "$" && $0 != "," })
  }
}
