import TestSupport
import Testing

@testable import TerminalKit

@Suite struct StyleTests {
  @Test(arguments: [
    (Style.plain, "1.46%"), (.heading, "\u{1B}[1m1.46%\u{1B}[0m"), (.strong, "\u{1B}[1m1.46%\u{1B}[0m"),
    (.quiet, "\u{1B}[2m1.46%\u{1B}[0m"), (.rise, "\u{1B}[32m1.46%\u{1B}[0m"), (.fall, "\u{1B}[31m1.46%\u{1B}[0m"),
  ])
  func `a style is a basic colour or weight, reset behind the text`(style: Style, text: String) {
    #expect(style.applied(to: "1.46%") == text)
  }

  @Test(arguments: Style.allCases) func `a style adds nothing that could be seen, and nothing to no text`(style: Style)
  {
    #expect(style.applied(to: "1.46%").withoutColor == "1.46%")
    #expect(style.applied(to: "").isEmpty)
  }

  @Test func `better and worse look different`() {
    #expect(Style.rise.applied(to: "x") != Style.fall.applied(to: "x"))
  }
}
