import Testing

@testable import CoinKit

@Suite struct HTMLEntityTests {
  private func scalar(name: String) -> Unicode.Scalar? { HTMLEntity.scalar(name: name.utf8) }

  private func scalar(number: String) -> Unicode.Scalar? { HTMLEntity.scalar(number: number.utf8) }

  @Test(
    arguments: [
      ("amp", "&"), ("iexcl", "\u{A1}"), ("yuml", "\u{FF}"), ("Alpha", "\u{391}"), ("Omega", "\u{3A9}"),
      ("alpha", "\u{3B1}"), ("omega", "\u{3C9}"), ("nbsp", " "), ("mdash", "\u{2014}"),
    ] as [(String, Unicode.Scalar)])
  func `a name is the character that HTML gives it`(name: String, expected: Unicode.Scalar) {
    #expect(scalar(name: name) == expected)
  }

  @Test(arguments: ["", "AMP", "amp ", "unknown", "#65"]) func `any other name is none`(name: String) {
    #expect(scalar(name: name) == nil)
  }

  @Test(
    arguments: [
      ("65", "A"), ("x41", "A"), ("X41", "A"), ("0065", "A"), ("x1f680", "🚀"), ("160", " "), ("10", "\n"), ("9", "\t"),
    ] as [(String, Unicode.Scalar)])
  func `a number is the character of that place in Unicode`(number: String, expected: Unicode.Scalar) {
    #expect(scalar(number: number) == expected)
  }

  @Test(arguments: ["0", "27", "x7f", "xD800", "xDFFF", "x110000", "99999999999999999999"])
  func `what no text should hold is a sign that stands for it`(number: String) {
    #expect(scalar(number: number) == "\u{FFFD}")
  }

  @Test(arguments: ["", "x", "X", "1a", "xg", "-1", "+1"]) func `what is no number is none`(number: String) {
    #expect(scalar(number: number) == nil)
  }
}
