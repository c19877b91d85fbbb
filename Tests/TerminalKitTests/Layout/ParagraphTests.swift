import Testing

@testable import TerminalKit

@Suite struct ParagraphTests {
  private static let texts = [
    "Bitcoin is money that no one issues. A person or group described it in October 2008.",
    "比特币是一种没有人发行的货币，任何人都可以运行该软件。", "Mixed 比特币 text with https://www.example.org/a/long/address in it",
    "  indented", "- an item that hangs: https://www.example.org/a/long/address", " 12. 比特币是一种没有人发行的货币",
    "a week ▲ +12.34%, a day ▼ -0.31%, and the year ^ +126.59Tr%", "▲ ▲ ▲ ▼ v ^ ▼", "-", "1. ", "a", "",
    "👨‍👩‍👧‍👦👨‍👩‍👧‍👦 🇺🇦🇺🇦 e\u{301}", String(repeating: "x", count: 250),
  ]

  @Test(arguments: texts) func `no line is wider than the width, and no text is lost`(text: String) {
    for width in 1...200 {
      let lines = Paragraph.lines(text, width: width)
      #expect(lines.allSatisfy { $0.width <= width })
      // At a width of one, what takes two cells is replaced.
      guard width > 1 else { continue }
      #expect(lines.map(\.plain).joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }

  @Test(arguments: 1...60) func `an indent is part of the width`(width: Int) {
    for text in Self.texts {
      #expect(Paragraph.lines(text, width: width, indent: 4).allSatisfy { $0.width <= width })
    }
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]),
    ("one two three", 9, ["one two", "three"]), ("one two three", 13, ["one two three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("日本語", 5, ["日本", "語"]), ("日本語", 4, ["日本", "語"]),
    ("ab 日本", 5, ["ab 日", "本"]), ("日本", 1, ["\u{FFFD}", "\u{FFFD}"]), ("a\n\nb", 80, ["a", "", "b"]),
    ("a\r\n\r\nb", 80, ["a", "", "b"]), ("one" + String(repeating: " ", count: 300) + "two", 80, ["one two"]),
    ("one    two three", 7, ["one two", "three"]), ("one two    ", 7, ["one two"]),
    ("one  \ntwo\t ", 80, ["one", "two"]),
    ("one\u{A0}\u{3000}", 80, ["one"]),
  ])
  func `lines break at spaces, between wide characters, and else where they must`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(Paragraph.lines(text, width: width).map(\.plain) == lines)
  }

  @Test(arguments: [
    ("- one two three", 9, ["- one two", "  three"]), ("- one two three", 8, ["- one", "  two", "  three"]),
    ("• one two", 8, ["• one", "  two"]), ("1. one two three", 12, ["1. one two", "   three"]),
    ("12) one two three", 16, ["12) one two", "    three"]), ("- abcdefghij", 8, ["- abcdef", "  ghij"]),
    ("- one two abcdefghij", 9, ["- one two", "  abcdefg", "  hij"]), ("* 日本語", 6, ["* 日本", " 語"]),
    (" - one two", 12, [" - one two"]), ("   - one two three", 14, [" - one two", "   three"]),
    // A quarter of a narrow line at most.
    ("123. one two", 8, ["123. one", "  two"]), ("- one two", 5, ["- one", " two"]), ("- ab", 3, ["-", "ab"]),
    // What is no item does not hang.
    ("-5 is less than 2", 12, ["-5 is less", "than 2"]), ("2008. It began so", 14, ["2008. It began", "so"]),
    ("1.5 is the ratio", 12, ["1.5 is the", "ratio"]), ("a. one two", 8, ["a. one", "two"]), ("-", 1, ["-"]),
  ])
  func `the lines of a list item hang behind its bullet or number`(text: String, width: Int, lines: [String]) {
    #expect(Paragraph.lines(text, width: width).map(\.plain) == lines)
  }

  @Test func `a hanging line keeps the indent as well`() {
    let lines = Paragraph.lines("- one two three four", width: 20, indent: 2).map(\.plain)
    #expect(lines == ["  - one two three", "    four"])
  }

  @Test func `without a width nothing is wrapped`() {
    let text = String(repeating: "word ", count: 100) + "end"
    #expect(Paragraph.lines(text, width: nil, indent: 2).map(\.plain) == ["  " + text])
  }

  @Test func `without a width, spaces stay within a line and not at its end`() {
    #expect(Paragraph.lines("one   two  \nthree ", width: nil).map(\.plain) == ["one   two", "three"])
  }

  @Test func `every line keeps the indent and the style`() {
    let lines = Paragraph.lines("one two three", width: 20, indent: 2, style: .quiet)
    #expect(lines == [.spaces(2) + StyledText("one two three", .quiet)])
    #expect(
      Paragraph.lines("one two three four five", width: 20, indent: 2).map(\.plain) == [
        "  one two three four", "  five",
      ])
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]), ("one two three", 6, ["one", "two", "three"]),
    ("one two three", 13, ["one two three"]), ("  one   two ", 80, ["one two"]), ("", 10, []),
    ("see https://www.example.org for it", 12, ["see", "https://www.example.org", "for it"]),
    ("日本 語", 6, ["日本", "語"]), ("日本 語", 7, ["日本 語"]),
  ])
  func `a word wider than the line stays whole where it must`(text: String, width: Int, lines: [String]) {
    #expect(Paragraph.unbrokenLines(text, width: width) == lines)
  }

  @Test func `phrases are not broken at their spaces`() {
    #expect(
      Paragraph.unbrokenLines(["[-c CODE]", "[-n N]", "[--json]"], width: 16) == ["[-c CODE] [-n N]", "[--json]"])
    #expect(Paragraph.unbrokenLines(["[-c CODE]", "[-n N]"], width: 4) == ["[-c CODE]", "[-n N]"])
  }

  @Test func `parts share a line only when all of them fit`() {
    let parts: [StyledText] = ["$1.00", "+1.46%"]
    #expect(Paragraph.lines(joining: parts, width: 13).map(\.plain) == ["$1.00  +1.46%"])
    #expect(Paragraph.lines(joining: parts, width: 12).map(\.plain) == ["$1.00", "+1.46%"])
    #expect(Paragraph.lines(joining: parts, width: nil).map(\.plain) == ["$1.00  +1.46%"])
    #expect(Paragraph.lines(joining: parts, separator: " · ", width: 14).map(\.plain) == ["$1.00 · +1.46%"])
  }

  @Test(arguments: [
    (22, 0, ["Price    $1.00  +1.46%"]), (22, 2, ["  Price  $1.00  +1.46%"]),
    (21, 2, ["  Price", "        $1.00  +1.46%"]),
    (12, 0, ["Price", "       $1.00", "      +1.46%"]), (4, 0, ["Pric", "e", "$1.0", "   0", "+1.4", "  6%"]),
  ])
  func `a label and its values stand at either edge, or below each other`(width: Int, indent: Int, lines: [String]) {
    let made = Paragraph.lines(label: "Price", values: ["$1.00", "+1.46%"], width: width, indent: indent)
    #expect(made.map(\.plain) == lines)
  }
}
