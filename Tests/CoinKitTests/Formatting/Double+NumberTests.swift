import CoinKit
import Foundation
import Testing

@Suite("A plain number")
struct DoubleNumberTests {
  @Test(
    "is whole and grouped, unless that would make 0 of it",
    arguments: [
      NumberCase(19_950_440, "19,950,440"), NumberCase(19_950_440.5, "19,950,441"), NumberCase(1234.5, "1,235"),
      NumberCase(1.4, "1"), NumberCase(0.9999999, "1"), NumberCase(0.999999, "0.999999"), NumberCase(0.5, "0.50"),
      NumberCase(0.001432, "0.001432"), NumberCase(-0.0000123456, "-0.00001235"), NumberCase(0, "0"),
      NumberCase(-0.0, "0"), NumberCase(-21_000_000, "-21,000,000"), NumberCase(4.2e17, "420,000,000,000,000,000"),
    ])
  func withoutDecimal(_ example: NumberCase) {
    #expect(example.number.asNumberWithoutDecimal() == example.text)
  }

  @Test(
    "has two decimals",
    arguments: [
      NumberCase(1.2345, "1.23"), NumberCase(1234.565, "1,234.57"), NumberCase(-0.004, "0.00"), NumberCase(0, "0.00"),
      NumberCase(-0.005, "-0.01"), NumberCase(1e21, "1,000,000,000,000,000,000,000.00"),
    ])
  func twoDecimals(_ example: NumberCase) {
    #expect(example.number.asNumberString() == example.text)
  }

  @Test(
    "can have up to four decimals, without zeros at the end",
    arguments: [
      NumberCase(10, "10"), NumberCase(0.2, "0.2"), NumberCase(0.0125, "0.0125"), NumberCase(0.01255, "0.0126"),
      NumberCase(1234.50, "1,234.5"), NumberCase(100, "100"), NumberCase(9.99996, "10"), NumberCase(-0.25, "-0.25"),
      NumberCase(-0.00004, "0"), NumberCase(0.00005, "0.0001"), NumberCase(0, "0"), NumberCase(-0.0, "0"),
    ])
  func short(_ example: NumberCase) {
    #expect(example.number.asShortNumber() == example.text)
  }

  @Test("keeps its value in plain digits, whatever its size")
  func plain() {
    for number in NumberSamples.all + [1e23, 1.42e29, -9_007_199_254_740_992, .leastNonzeroMagnitude] {
      let digits = number.asPlainDigits()
      #expect(Double(digits) == number)
      #expect(digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" })
    }
  }

  @Test("that is not finite is n/a", arguments: numbersWithoutText)
  func notFinite(_ number: Double) {
    #expect(number.asNumberWithoutDecimal() == Double.notAvailable)
    #expect(number.asNumberString() == Double.notAvailable)
    #expect(number.asShortNumber() == Double.notAvailable)
    #expect(number.asPlainDigits() == Double.notAvailable)
  }

  @Test("rounds its decimal text half away from zero")
  func rounding() throws {
    let ties = (0..<2_000).compactMap { Double("\($0).\($0 % 100 < 10 ? "0" : "")\($0 % 100)5") }
    for number in NumberSamples.all.filter({ abs($0) < 1e14 }) + ties {
      var exact = try #require(Decimal(string: number.description))
      var rounded = Decimal()
      NSDecimalRound(&rounded, &exact, 2, .plain)
      let read = Decimal(string: number.asNumberString().filter { $0 != "," })
      #expect(read == rounded, "\(number) became \(number.asNumberString())")
    }
  }
}
