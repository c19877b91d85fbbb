import CoinKit
import Testing

@Suite struct DoublePrecisionTests {
  @Test(arguments: [
    (0.999_8, 4, "$0.9998"), (0.999_8, 2, "$1.00"), (1_234.5, 0, "$1,235"), (-0.001, 2, "$0.00"),
    (-0.001, 3, "-$0.001"), (1e-18, 18, "$0.000000000000000001"), (.nan, 2, "n/a"),
  ])
  func `an amount has just the decimals that are asked for`(amount: Double, decimals: Int, text: String) {
    #expect(amount.asCurrency(.usd, decimals: decimals) == text)
  }
}
