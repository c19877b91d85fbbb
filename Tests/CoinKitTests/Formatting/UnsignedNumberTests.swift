import Testing

@testable import CoinKit

@Suite struct UnsignedNumberTests {
  @Test(arguments: [-2.5, 2.5]) func `a number loses its sign`(number: Double) throws {
    #expect(try #require(UnsignedNumber(number)).value == 2.5)
  }

  @Test(arguments: numbersWithoutText) func `what is not finite is none`(number: Double) {
    #expect(UnsignedNumber(number) == nil)
  }

  @Test(arguments: [
    (0, "0.00"), (99.994, "99.994"), (100, "100.00"), (0.000_014_321, "0.00001432"), (1.234_567_89, "1.234568"),
    (0.1, "0.10"),
  ])
  func `a price has at least four significant digits`(number: Double, text: String) throws {
    #expect(try #require(UnsignedNumber(number)).priceDigits == text)
  }

  @Test(arguments: [
    (-2.0, "-2"), (2, "+2"), (0, "0"), (-0.0, "0"), (0.2, "0"), (-0.2, "0"), (.infinity, "n/a"),
  ])
  func `the sign stands before what is not written as zero`(number: Double, text: String) {
    #expect(number.signed(plus: "+") { $0.digits(decimals: 0) } == text)
  }
}
