import TestSupport
import Testing

@testable import TerminalKit

@Suite struct LineWrapperTests {
  private func lines(_ text: StyledText, width: Int, hang: Int = 0) -> [String] {
    LineWrapper.lines(of: text, width: width, hang: hang).map(\.plain)
  }

  @Test(arguments: [
    ("Up ▲ +3.64% in a week", 11, ["Up ▲ +3.64%", "in a week"]),
    ("Up ▲ +3.64% in a week", 10, ["Up", "▲ +3.64%", "in a week"]),
    ("Up ▲ +3.64% in a week", 4, ["Up", "▲ +3", ".64%", "in a", "week"]),
    ("Down ▼ -0.31%", 6, ["Down", "▼ -0.3", "1%"]), ("Up ^ +3.64%", 5, ["Up", "^ +3.", "64%"]),
    ("Down v -0.31%", 8, ["Down", "v -0.31%"]), ("Up ▲  +3.64%", 8, ["Up", "▲ +3.64%"]),
    // A sign that is a part of a word, or the end of the text, is none.
    ("a x▲ b", 4, ["a x▲", "b"]), ("one ▲", 3, ["one", "▲"]),
    // Where there is no room for both.
    ("▲ 12", 1, ["▲", "1", "2"]), ("▲ 12", 2, ["▲", "12"]),
  ])
  func `a sign stays with its number`(text: String, width: Int, expected: [String]) {
    #expect(lines(StyledText(text), width: width) == expected)
  }

  @Test func `a sign stays with its number in styles of their own`() {
    let text = StyledText("It rose by ") + StyledText("▲ ", .rise) + StyledText("+3.64%", .rise) + " today"
    #expect(lines(text, width: 14) == ["It rose by", "▲ +3.64% today"])
    #expect(LineWrapper.lines(of: text, width: 14, hang: 0)[1] == StyledText("▲ +3.64%", .rise) + " today")
  }

  @Test func `every line but the first is narrower where it hangs`() {
    #expect(lines("one two three four", width: 9, hang: 2) == ["one two", "three", "four"])
    #expect(lines("one two six four", width: 9, hang: 2) == ["one two", "six", "four"])
    #expect(lines("abcdefghijklmnop", width: 6, hang: 2) == ["abcdef", "ghij", "klmn", "op"])
  }

  @Test(arguments: 0..<200) func `lines fit, lose nothing but spaces, and part no sign from its number`(seed: UInt64) {
    var random = SplitMix64(state: seed)
    let words = ["a", "over", "▲ +1.46%", "▼ -12.00%", "日本", "Bitcoin", "x▲", "👨‍👩‍👧‍👦", "e\u{301}", "-", "+5"]
    let texts = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      StyledText(words.randomElement(using: &random) ?? "", Style.allCases.randomElement(using: &random) ?? .plain)
    }
    let text = texts.dropFirst().reduce(texts[0]) { $0 + " " + $1 }
    let (width, hang) = (Int.random(in: 2...40, using: &random), Int.random(in: 0...3, using: &random))
    let lines = LineWrapper.lines(of: text, width: width, hang: min(hang, width / 4))
    #expect(lines.enumerated().allSatisfy { $1.width <= ($0 == 0 ? width : width - min(hang, width / 4)) })
    #expect(lines.allSatisfy { $0.width == TextWidth.of($0.plain) && $0 == $0.trimmedAtEnd() })
    #expect(lines.map(\.plain).joined().filter { $0 != " " } == text.plain.filter { $0 != " " })
    if width - hang >= 9 {
      #expect(lines.allSatisfy { !["▲", "▼"].contains($0.plain.split(separator: " ").last) })
    }
  }
}
