import Testing

@testable import TerminalKit

@Suite struct TextWidthRangesTests {
  struct Block: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let wide: ClosedRange<UInt32>
    /// The narrow scalars that lie next to it.
    let narrow: [UInt32]

    init(_ name: String, _ wide: ClosedRange<UInt32>, beside narrow: [UInt32]) {
      (testDescription, self.wide, self.narrow) = (name, wide, narrow)
    }
  }

  /// By EastAsianWidth-17.0.0.txt: from the first to the last scalar of a run, and what stands there before and behind.
  @Test(arguments: [
    Block("Hangul leading consonants", 0x1100...0x115F, beside: [0x10FF, 0x1160]),
    Block("angle brackets", 0x2329...0x232A, beside: [0x2328, 0x232B]),
    Block("trigrams", 0x2630...0x2637, beside: [0x262F, 0x2638]),
    Block("digrams", 0x268A...0x268F, beside: [0x2689, 0x2690]),
    Block("radicals and punctuation", 0x2E80...0x303E, beside: [0x2E7F, 0x303F]),
    Block("kana to enclosed ideographs", 0x3041...0x3247, beside: [0x3040, 0x3248]),
    Block("ideographs and Yi", 0x3250...0xA4C6, beside: [0x324F, 0xA4D0]),
    Block("more leading consonants", 0xA960...0xA97C, beside: [0xA95F, 0xA980]),
    Block("Hangul syllables", 0xAC00...0xD7A3, beside: [0xABFF, 0xD7A4]),
    Block("compatibility ideographs", 0xF900...0xFAFF, beside: [0xF8FF, 0xFB00]),
    Block("vertical and small forms", 0xFE10...0xFE19, beside: [0xFE0F]),
    Block("fullwidth forms", 0xFF01...0xFF60, beside: [0xFF00, 0xFF61]),
    Block("fullwidth signs", 0xFFE0...0xFFE6, beside: [0xFFDC, 0xFFE8]),
    Block("Tangut and Khitan", 0x17000...0x18CD5, beside: [0x16F9F]),
    Block("kana supplements", 0x1AFF0...0x1B122, beside: [0x1AFEF]),
    Block("Nushu", 0x1B170...0x1B2FB, beside: [0x1BC00]),
    Block("counting rods and hexagrams", 0x1D300...0x1D376, beside: [0x1D2FF, 0x1D378]),
    Block("squared ideographs", 0x1F210...0x1F23B, beside: [0x1F1AD]),
    Block("planes 2 and 3", 0x20000...0x3FFFD, beside: [0x1FFFD, 0x40000]),
  ])
  func `what is wide is so from the first to the last, and its neighbours are not`(block: Block) {
    #expect(block.wide.allSatisfy { Unicode.Scalar($0).map(TextWidth.isWide) ?? true })
    #expect(block.narrow.allSatisfy { Unicode.Scalar($0).map(TextWidth.isWide) == false })
  }

  @Test(
    arguments: [
      (0x115F, false), (0x1160, true), (0x11FF, true), (0x1200, false), (0xD7AF, false), (0xD7B0, true),
      (0xD7FF, true), (0xAC00, false),
    ] as [(UInt32, Bool)])
  func `vowels and final consonants join the consonant before them`(value: UInt32, joins: Bool) throws {
    #expect(TextWidth.isMedialOrFinalJamo(try #require(Unicode.Scalar(value))) == joins)
  }

  @Test func `what is plain is so by Unicode's tables as well`() {
    let plain = UInt32.scalars.filter(TextWidth.isPlain)
    #expect(plain.count == 0x5F + 0xFD + 0x100)
    let wrong = plain.filter { scalar in
      let properties = scalar.properties
      let isSign = [.mathSymbol, .otherSymbol].contains(properties.generalCategory) || scalar.isASCII
      return !isSign || TextWidth.isWide(scalar) || properties.isEmojiPresentation || properties.isBidiControl
        || properties.isDefaultIgnorableCodePoint
    }
    #expect(wrong.isEmpty)
  }

  @Test func `what charts are drawn with is plain`() {
    let drawn = "▁▂▃▄▅▆▇█▲▼●│┤└─┬\u{2800}\u{28FF}" + (0x20...0x7E).map { String(UnicodeScalar($0)) }.joined()
    #expect(drawn.unicodeScalars.allSatisfy(TextWidth.isPlain))
  }
}
