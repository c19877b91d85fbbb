import Testing

@testable import CoinKit

@Suite struct StringBlankTests {
  @Test(arguments: [
    ("", nil), (" \t\r\n\u{A0}", nil), ("\u{200B} \u{FEFF}\u{AD}", nil), (" a b\r\n", "a b"),
    ("\u{200B} a\u{200B}\n", "a"), ("a", "a"),
  ])
  func `a text is trimmed, and nil when nothing is left to see`(text: String, left: String?) {
    #expect(text.nilIfBlank == left)
  }
}
