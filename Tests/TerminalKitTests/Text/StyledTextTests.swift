import TestSupport
import Testing

@testable import TerminalKit

@Suite struct StyledTextTests {
  private static let texts = [
    "Bitcoin", "币安人生 (BinanceLife)", "StarShip🚀", "صباح الفرو", "( ͡° ͜ʖ ͡°)", "e\u{301}e\u{301}", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "",
  ]

  @Test(arguments: Style.allCases) func `colour adds sequences and nothing else`(style: Style) {
    let line = StyledText("a ") + StyledText("price", style) + StyledText(" b", .quiet)
    #expect(line.rendered(usesColor: true).withoutColor == "a price b")
    #expect(line.rendered(usesColor: false) == "a price b")
  }

  @Test func `every style ends where its text ends`() {
    let line = StyledText("up", .rise) + StyledText("down", .fall)
    #expect(line.rendered(usesColor: true) == "\u{1B}[32mup\u{1B}[0m\u{1B}[31mdown\u{1B}[0m")
  }

  @Test func `what is written has no spaces at its end`() {
    #expect((StyledText("a  ", .strong) + .spaces(3)).rendered(usesColor: true) == "\u{1B}[1ma\u{1B}[0m")
    #expect(StyledText.spaces(4).rendered(usesColor: true) == "")
    #expect([StyledText("a"), StyledText()].rendered(usesColor: false) == "a\n\n")
  }

  @Test func `text from outside is cleaned on its way in`() {
    #expect(StyledText("\u{1B}[2J\na").plain == "\u{FFFD}[2J a")
  }

  @Test func `neighbours of one style are one span`() {
    #expect((StyledText("a", .quiet) + StyledText("", .rise) + StyledText("b", .quiet)).spans.count == 1)
  }

  @Test(arguments: texts) func `a text is cut between characters to no more than its room`(text: String) {
    let line = StyledText(text) + StyledText(text, .rise)
    for width in 0...(line.width + 2) {
      for ellipsis in ["…", "..."] {
        let cut = line.truncated(to: width, ellipsis: ellipsis)
        #expect(cut.width <= width)
        let kept = cut == line ? cut.plain : String(cut.plain.trimmingSuffix { ellipsis.contains($0) })
        #expect(line.plain.starts(with: kept))
        if line.width <= width { #expect(cut == line) }
      }
    }
  }

  @Test(arguments: texts) func `every prefix fits and takes all that fits`(text: String) {
    let line = StyledText(text)
    for width in 0...line.width {
      let prefix = line.prefix(cells: width)
      #expect(prefix.width <= width && prefix.width >= width - 1)
    }
  }

  @Test func `a cut text ends in an ellipsis of its style`() {
    let cut = StyledText("Tether Gold", .rise).truncated(to: 8, ellipsis: "…")
    #expect(cut == StyledText("Tether…", .rise))
  }

  @Test(arguments: [(StyledText.Alignment.left, "日  "), (.right, "  日"), (.apart, "  日")])
  func `padding fills up the cells`(alignment: StyledText.Alignment, text: String) {
    #expect(StyledText("日").padded(to: 4, alignment: alignment).plain == text)
    #expect(StyledText("日").padded(to: 1, alignment: alignment).plain == "日")
  }

  @Test(arguments: [
    ("▲ +1.46%", "▲  +1.46%"), ("0.00%", "    0.00%"), ("—", "        —"), ("▲ +100.00%", "▲ +100.00%"),
  ])
  func `a sign and its number stand at either edge, and a number alone at the right`(text: String, padded: String) {
    #expect(StyledText(text, .rise).padded(to: 9, alignment: .apart).plain == padded)
  }
}

extension String {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
