import Foundation
import Testing

@testable import CoinKit

@Suite struct DoubleJSONTests {
  private func read(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in JSONNumber(bytes, from: 0).flatMap { Double($0) } }
  }

  @Test(arguments: [
    "0", "-0", "0.0", "-0.00", "1", "0.1", "0.3", "2.675", "92979.12345678901", "0.00000812345678901234", "1e23",
    "8.5e-7",
    "9007199254740993", "9007199254740992.5", "9007199254740993.0", "18446744073709551615", "18446744073709551616",
    "9999999999999999999", "99999999999999999999", "0.9999999999999999999", "0.99999999999999999999",
    "1.0000000000000000001", "0.1000000000000000055", "4503599627370496.5", "4503599627370497.5", "5e-324", "2e-324",
    "1e-999", "0e5", "0.0e-5", "2.2250738585072011e-308", "2.2250738585072014e-308", "1.7976931348623157e308",
    "1.7976931348623158e308", "1000000000000000000000000000000", "0.0000000000000000000000000000001",
    "6929495644600919.5", "3.141592653589793238462643383279502884197",
  ])
  func `a number is the double nearest to it`(text: String) throws {
    #expect(try #require(read(text)).bitPattern == #require(Double(text)).bitPattern)
  }

  @Test(arguments: 0..<4 as Range<UInt64>) func `so is any other`(seed: UInt64) throws {
    var random = SplitMix64(state: seed)
    for _ in 0..<5000 {
      let digits = String(random.next() >> UInt64.random(in: 0..<64, using: &random))
      let place = Int.random(in: 0...digits.count, using: &random)
      let text =
        (place == 0 ? "0" : digits.prefix(place)) + (place == digits.count ? "" : "." + digits.dropFirst(place))
      #expect(read("-\(text)") == Double("-\(text)"), "\(text)")
      let double = Double(bitPattern: random.next())
      if double.isFinite { #expect(read("\(double)") == double, "\(double)") }
    }
  }

  @Test(arguments: [
    "", "-", "+1", ".5", "1.", "01", "1e", "1e+", "1e999", "-1e999", "1.8e308", "inf", "nan", "1-2",
  ])
  func `what is no number by the rules of JSON, or too large, is none`(text: String) {
    #expect(read(text) == nil)
  }
}
