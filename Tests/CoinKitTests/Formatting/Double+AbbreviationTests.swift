import CoinKit
import Testing

@Suite("An abbreviated number")
struct DoubleAbbreviationTests {
  @Test(
    "is rounded to two decimals before its unit is chosen",
    arguments: [
      NumberCase(12, "12.00"), NumberCase(0.004, "0.00"), NumberCase(-0.004, "0.00"), NumberCase(999.994, "999.99"),
      NumberCase(999.995, "1.00K"), NumberCase(1234, "1.23K"), NumberCase(1235, "1.24K"),
      NumberCase(999_994, "999.99K"),
      NumberCase(999_995, "1.00M"), NumberCase(1_005_000, "1.01M"), NumberCase(999_999_999, "1.00Bn"),
      NumberCase(-34_720_000_000, "-34.72Bn"), NumberCase(999_995_000_000, "1.00Tr"), NumberCase(1.5e15, "1500.00Tr"),
      NumberCase(1e21, "1000000000.00Tr"),
    ])
  func unit(_ example: NumberCase) {
    #expect(example.number.formattedWithAbbreviations() == example.text)
  }

  @Test("that is not finite is n/a", arguments: numbersWithoutText)
  func notFinite(_ number: Double) {
    #expect(number.formattedWithAbbreviations() == "n/a")
  }

  @Test("below a quadrillion has at most three digits before the point")
  func width() {
    for number in NumberSamples.all.filter({ abs($0) < 9.999e14 }) {
      let text = number.formattedWithAbbreviations()
      #expect(text.contains(/^-?[0-9]{1,3}\.[0-9]{2}(K|M|Bn|Tr)?$/), "\(number) became \(text)")
    }
  }
}
