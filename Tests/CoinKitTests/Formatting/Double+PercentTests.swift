import CoinKit
import Testing

@Suite("A change in percent")
struct DoublePercentTests {
  @Test(
    "has two decimals, and a sign unless it rounds to zero",
    arguments: [
      NumberCase(3.64, "+3.64%"), NumberCase(-0.31, "-0.31%"), NumberCase(0, "0.00%"), NumberCase(-0.0, "0.00%"),
      NumberCase(-0.001, "0.00%"), NumberCase(0.004, "0.00%"), NumberCase(0.005, "+0.01%"),
      NumberCase(-0.005, "-0.01%"),
      NumberCase(100, "+100.00%"), NumberCase(-99.999, "-100.00%"), NumberCase(12_345.678, "+12,345.68%"),
      NumberCase(999_999.99, "+999,999.99%"),
    ])
  func signed(_ example: NumberCase) {
    #expect(example.number.asPercentString() == example.text)
  }

  @Test(
    "is abbreviated from a million on",
    arguments: [
      NumberCase(999_999.995, "+1.00M%"), NumberCase(1_000_000, "+1.00M%"), NumberCase(-2_500_000, "-2.50M%"),
      NumberCase(1.42e12, "+1.42Tr%"), NumberCase(1.42e29, "+142000000000000000.00Tr%"),
    ])
  func abbreviated(_ example: NumberCase) {
    #expect(example.number.asPercentString() == example.text)
  }

  @Test("that is not finite is n/a, without a percent sign", arguments: numbersWithoutText)
  func notFinite(_ number: Double) {
    #expect(number.asPercentString() == "n/a")
  }

  @Test("has the sign of the number wherever a digit other than zero is shown")
  func sign() {
    for number in NumberSamples.all {
      let text = number.asPercentString()
      let expected: Character? = text.contains(/[1-9]/) ? (number < 0 ? "-" : "+") : "0"
      #expect(text.first == expected, "\(number) became \(text)")
    }
  }
}
