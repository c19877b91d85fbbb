import Testing

@testable import CoinKit

@Suite struct UnsafeBufferPointerJSONStringTests {
  private func string(_ text: String, at start: Int = 0) throws -> String {
    try Array(text.utf8).withUnsafeBufferPointer { try $0.string(at: start) }
  }

  @Test(arguments: [
    (#""""#, ""), (#""plain""#, "plain"), (#""币安 🚀""#, "币安 🚀"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00E9\u20ac""#, "Aé€"), (#""a\ud83d\ude80b""#, "a🚀b"), (#""\u0000""#, "\0"), (#""x" "y""#, "x"),
  ])
  func `a string is read up to its quote`(text: String, expected: String) throws {
    #expect(try string(text) == expected)
  }

  @Test func `a string may stand anywhere`() throws {
    #expect(try string(#"["a","b\n"]"#, at: 5) == "b\n")
  }

  @Test(arguments: ["\"\u{1}\"", "\"a\\n\n\"", #""\x""#, #""\u12""#, #""\u12G4""#, #""\U0041""#])
  func `a bare control character and an unknown escape are damage`(text: String) {
    #expect(throws: JSONMismatch.damaged) { try string(text) }
  }
}
