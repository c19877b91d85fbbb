import Testing

@testable import TerminalKit

@Suite struct TextWidthTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let cells: Int

    init(_ name: String, _ text: String, _ cells: Int) {
      (testDescription, self.text, self.cells) = (name, text, cells)
    }
  }

  @Test(arguments: [
    Sample("no text", "", 0), Sample("ASCII", "Bitcoin", 7), Sample("a line feed", "\n", 0),
    Sample("ideographs", "日本語", 6), Sample("kana", "ウーロン", 8), Sample("halfwidth kana", "ﾊﾝｶｸ", 4),
    Sample("fullwidth letters", "ＡＢ", 4), Sample("a Hangul syllable", "한", 2),
    Sample("a Hangul syllable in parts", "\u{1112}\u{1161}\u{11AB}", 2), Sample("Arabic", "صباح", 4),
    Sample("a letter and a mark", "e\u{301}", 1), Sample("a mark alone", "\u{301}", 0),
    Sample("ambiguous characters", "±…—·", 4), Sample("what charts are made of", "▲▼█⣿●┤", 6),
    Sample("a triangle as an emoji", "\u{25B6}\u{FE0F}", 2), Sample("a triangle as text", "▶ ▲", 3),
    Sample("a small square, which is an emoji", "\u{25FD}", 2), Sample("a block and a mark", "█\u{301}", 1),
    Sample("an emoji", "🚀", 2), Sample("a family of four with joiners", "👨‍👩‍👧‍👦", 2), Sample("a flag", "🇺🇦", 2),
    Sample("a flag of tags", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", 2), Sample("a skin tone", "👍🏽", 2),
    Sample("a heart as an emoji", "\u{2764}\u{FE0F}", 2), Sample("a heart as text", "\u{2764}", 1),
    Sample("a heart told to be text", "\u{2764}\u{FE0E}", 1),
    Sample("a watch, which is wide also as text", "\u{231A}\u{FE0E}", 2), Sample("a keycap", "1\u{FE0F}\u{20E3}", 2),
    Sample("a digit with a selector but no keycap", "1\u{FE0F}", 1),
    Sample("a zero width space", "\u{200B}", 0), Sample("a soft hyphen", "\u{AD}", 0),
    Sample("an ideographic space", "\u{3000}", 2), Sample("the replacement character", "\u{FFFD}", 1),
    Sample("private use", "\u{E000}", 1), Sample("an ideograph of plane 2", "\u{20000}", 2),
  ])
  func `text takes as many cells as a terminal draws`(sample: Sample) {
    #expect(TextWidth.of(sample.text) == sample.cells)
  }

  @Test func `every code point takes zero, one or two cells, alone as well as as a character`() {
    let wrong = UInt32.scalars.filter { scalar in
      let width = TextWidth.of(scalar)
      return !(0...2).contains(width) || TextWidth.of(Character(scalar)) != width
    }
    #expect(wrong.isEmpty)
  }

  @Test func `control characters take no cell`() {
    #expect(UInt32.scalars.prefix(0x20).allSatisfy { TextWidth.of($0) == 0 })
    #expect((0x7F...0x9F).allSatisfy { Unicode.Scalar($0).map { TextWidth.of($0) } == 0 })
  }

  @Test(arguments: [0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A1...0x30FF, 0xFF01...0xFF60])
  func `scripts that are wide are so from their first to their last`(range: ClosedRange<Int>) {
    #expect(range.allSatisfy { Unicode.Scalar($0).map { TextWidth.of($0) } == 2 })
  }
}

extension UInt32 {
  /// Every scalar of Unicode, assigned or not.
  static var scalars: some Sequence<Unicode.Scalar> {
    (0...0x10FFFF).lazy.compactMap { Unicode.Scalar($0 as UInt32) }
  }
}
