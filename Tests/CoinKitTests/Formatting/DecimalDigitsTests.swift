import Foundation
import Testing

@testable import CoinKit

@Suite struct DecimalDigitsTests {
  private static let edges = [
    0, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 1e16, 123_456_789_012_345_680, 0.5,
    2.675, 999.995, 0.005,
  ]

  @Test(arguments: [0...0, 2...2, 2...6, 0...4, 2...12, 8...8])
  func `digits are those that Foundation writes for US English`(decimals: ClosedRange<Int>) {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
      .rounded(rule: .toNearestOrAwayFromZero).precision(.fractionLength(decimals))
    for number in NumberSamples.positive + Self.edges {
      var digits = DecimalDigits(number)
      digits.round(decimals: decimals.upperBound)
      #expect(digits.text(decimals: decimals.lowerBound, isGrouped: true) == number.formatted(style))
      #expect(
        digits.text(decimals: decimals.lowerBound, isGrouped: false) == number.formatted(style.grouping(.never)))
    }
  }

  @Test func `what is not rounded keeps all its digits`() {
    #expect(DecimalDigits(1_234.567_89).text(decimals: 0, isGrouped: true) == "1,234.56789")
    #expect(DecimalDigits(1e-7).text(decimals: 0, isGrouped: true) == "0.0000001")
  }
}
