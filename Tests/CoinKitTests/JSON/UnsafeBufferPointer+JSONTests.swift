import Testing

@testable import CoinKit

@Suite struct UnsafeBufferPointerJSONTests {
  private func end(_ text: String, _ end: (UnsafeBufferPointer<UInt8>) -> Int) -> Int {
    Array(text.utf8).withUnsafeBufferPointer(end)
  }

  @Test(arguments: [("", 0), ("x", 0), (" \t\r\nx ", 4), ("  ", 2), ("\u{C}", 0)])
  func `white space is what RFC 8259 names`(text: String, expected: Int) {
    #expect(end(text) { $0.endOfSpace(0) } == expected)
  }

  @Test(arguments: [
    (#""""#, 2), (#""a" "#, 3), (#""\"","#, 4), (#""\\","#, 4), (#""]}","#, 4),
  ])
  func `a string ends behind its closing quote`(text: String, expected: Int) {
    #expect(end(text) { $0.endOfString(0) } == expected)
  }

  @Test(arguments: [#"""#, #""a"#, #""\""#, #""\"#]) func `a string without one ends beyond the text`(text: String) {
    #expect(end(text) { $0.endOfString(0) } > text.utf8.count)
  }

  @Test(arguments: [("1,", 1), ("-1.5e+7]", 7), ("1-2 ", 3), ("x", 0), ("12", 2)])
  func `a number ends behind all that could be of one`(text: String, expected: Int) {
    #expect(end(text) { $0.endOfNumber(0) } == expected)
  }
}
