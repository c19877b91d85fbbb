import TestSupport
import Testing

@testable import TerminalKit

@Suite struct SanitizerTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let cell: String

    init(_ name: String, _ text: String, _ cell: String) {
      (testDescription, self.text, self.cell) = (name, text, cell)
    }
  }

  @Test(arguments: [
    Sample("plain text stays", "AT&T & co.", "AT&T & co."), Sample("other scripts stay", "币安人生 صباح", "币安人生 صباح"),
    Sample("an override of direction", "\u{202E}abc", "\u{FFFD}abc"),
    Sample("an isolate", "a\u{2066}b\u{2069}", "a\u{FFFD}b\u{FFFD}"),
    Sample("clearing the screen", "\u{1B}[2J", "\u{FFFD}[2J"),
    Sample("writing to the clipboard", "\u{1B}]52;c;AA==\u{7}", "\u{FFFD}]52;c;AA==\u{FFFD}"),
    Sample("a sequence of eight bits", "\u{9B}31m", "\u{FFFD}31m"), Sample("delete", "a\u{7F}", "a\u{FFFD}"),
    Sample("going back to the start of the line", "a\rb", "a b"), Sample("line feeds and tabs", "a\nb\tc", "a b c"),
    Sample("both ends of a line at once", "a\r\nb", "a b"), Sample("a line separator", "a\u{2028}b", "a\u{FFFD}b"),
    Sample("a byte order mark", "\u{FEFF}a", "\u{FFFD}a"), Sample("tags", "a\u{E0041}", "a\u{FFFD}"),
    Sample("zero width spaces", "\u{200B}\u{200B}Stable", "Stable"), Sample("a joiner in a word", "a\u{200D}b", "ab"),
    Sample("a selector on a letter", "a\u{FE0F}", "a"), Sample("a family", "👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
    Sample("a heart", "\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}"), Sample("a joiner after an emoji", "👨\u{200D}", "👨"),
    Sample("a keycap", "1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"), Sample("a flag", "🇺🇦", "🇺🇦"),
  ])
  func `a cell holds what can do no harm`(sample: Sample) {
    #expect(Sanitizer.cell(sample.text).unicodeScalars.elementsEqual(sample.cell.unicodeScalars))
  }

  @Test(arguments: [
    ("a\r\n\r\nb", "a\n\nb"), ("a\rb\nc", "a\nb\nc"), ("a\tb", "a b"), ("\u{1B}[1mx\n", "\u{FFFD}[1mx\n"),
  ])
  func `a paragraph keeps its lines`(text: String, paragraph: String) {
    #expect(Sanitizer.paragraph(text).unicodeScalars.elementsEqual(paragraph.unicodeScalars))
  }

  @Test func `no code point gets through that could move, reorder or hide text`() {
    let wrong = UInt32.scalars.filter { scalar in
      let text = "a" + String(Character(scalar)) + "b"
      return !Sanitizer.cell(text).unicodeScalars.allSatisfy(isHarmless)
        || !Sanitizer.paragraph(text).unicodeScalars.allSatisfy { $0 == "\n" || isHarmless($0) }
    }
    #expect(wrong.isEmpty)
  }

  @Test(arguments: 0..<40) func `cleaning clean text changes nothing`(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    // What the rules look at, mixed with whatever there is.
    let notable: [Unicode.Scalar] = [
      "a", "1", " ", "\r", "\n", "\t", "\u{1B}", "\u{301}", "\u{334}", "\u{200B}", "\u{200D}", "\u{FE0E}", "\u{FE0F}",
      "\u{20E3}", "👨", "👩", "\u{2764}", "\u{1F3FD}", "🇺", "\u{202E}",
    ]
    let scalars = (0..<400).map { _ in
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      let picked = notable.randomElement(using: &generator) ?? "a"
      return Bool.random(using: &generator) ? picked : any ?? picked
    }
    let text = String(String.UnicodeScalarView(scalars))
    for clean in [Sanitizer.cell, Sanitizer.paragraph] {
      let once = clean(text)
      #expect(clean(once).unicodeScalars.elementsEqual(once.unicodeScalars))
    }
  }

  @Test(arguments: [1, 8, 9, 200]) func `a base carries eight marks at most`(count: Int) {
    let text = "Z" + String(repeating: "\u{334}", count: count) + "a\u{301}"
    #expect(Sanitizer.cell(text).unicodeScalars.count == 1 + min(8, count) + 2)
  }

  @Test func `marks do not begin anew behind what was dropped`() {
    let marks = String(repeating: "\u{334}", count: 8)
    #expect(Sanitizer.cell("Z\(marks)\u{200B}\(marks)").unicodeScalars.count == 9)
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x61C, 0xFEFF: false
    case 0xFE00...0xFE0F, 0xE0000...0xE0FFF: false
    default: true
    }
  }
}
