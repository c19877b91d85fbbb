import Testing

@testable import CoinKit

@Suite struct JSONNumberTests {
  @Test(
    arguments: [
      ("0", false, 0, 0, false), ("-0", true, 0, 0, false), ("12.50", false, 1250, 2, false),
      ("-0.0012", true, 12, 4, false), ("1e5", false, 1, 0, true), ("1.5E-7", false, 15, 1, true),
      ("9999999999999999999", false, 9_999_999_999_999_999_999, 0, false),
      ("0.00000000000000000000001", false, 1, 23, false), ("10000000000000000000", false, nil, 0, false),
    ] as [(String, Bool, UInt64?, Int, Bool)])
  func `the parts of a number are told apart`(
    text: String, isNegative: Bool, digits: UInt64?, decimals: Int, hasExponent: Bool
  ) throws {
    for (start, whole) in [(0, text), (2, "[ \(text),7]")] {
      try Array(whole.utf8).withUnsafeBufferPointer { bytes in
        let number = try #require(JSONNumber(bytes, from: start))
        #expect(String(decoding: number.text, as: UTF8.self) == text)
        #expect(number.isNegative == isNegative)
        #expect(number.digits == digits)
        #expect(number.decimals == decimals)
        #expect(number.hasExponent == hasExponent)
      }
    }
  }

  @Test(arguments: ["", "-", "+1", ".5", "1.", "01", "-01", "1e", "1e+", "1-2", "1.2.3", "x"])
  func `what breaks the rules is none`(text: String) {
    Array(text.utf8).withUnsafeBufferPointer { #expect(JSONNumber($0, from: 0) == nil) }
  }
}
