import Platform
import Testing

@testable import TerminalKit

@Suite struct TerminalTests {
  private static let facts = StreamFacts(isTerminal: true, columns: 120, rows: 40)
  private static let pipe = StreamFacts()

  struct ColorCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var choice = Terminal.ColorChoice.auto
    var surroundings = Terminal.Surroundings()
    var isTerminal = true
    let usesColor: Bool
  }

  @Test(arguments: [
    ColorCase(testDescription: "a terminal", usesColor: true),
    ColorCase(testDescription: "a pipe", isTerminal: false, usesColor: false),
    ColorCase(testDescription: "always, in a pipe", choice: .always, isTerminal: false, usesColor: true),
    ColorCase(testDescription: "never, on a terminal", choice: .never, usesColor: false),
    ColorCase(
      testDescription: "always, where it is never wanted", choice: .always, surroundings: .init(color: .never),
      usesColor: true),
    ColorCase(
      testDescription: "never, where it is always wanted", choice: .never, surroundings: .init(color: .always),
      usesColor: false),
    ColorCase(testDescription: "never wanted", surroundings: .init(color: .never), usesColor: false),
    ColorCase(
      testDescription: "always wanted, in a pipe", surroundings: .init(color: .always), isTerminal: false,
      usesColor: true),
    ColorCase(testDescription: "a dumb terminal", surroundings: .init(kind: "dumb"), usesColor: false),
    ColorCase(
      testDescription: "always wanted, on a dumb terminal", surroundings: .init(color: .always, kind: "dumb"),
      usesColor: true),
    ColorCase(
      testDescription: "always, on a dumb terminal", choice: .always, surroundings: .init(kind: "dumb"),
      usesColor: true),
  ])
  func `colour is decided by the option, then the environment, then the stream`(color: ColorCase) {
    let terminal = Terminal(
      color.isTerminal ? Self.facts : Self.pipe, Terminal.Wishes(color: color.choice), in: color.surroundings)
    #expect(terminal.usesColor == color.usesColor)
  }

  struct WidthCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var option: Int?
    var columns: Int?
    var facts = TerminalTests.facts
    let width: Int?
  }

  @Test(arguments: [
    WidthCase(testDescription: "what the terminal says", width: 120),
    WidthCase(testDescription: "the environment over the terminal", columns: 90, width: 90),
    WidthCase(testDescription: "the option over the environment", option: 50, columns: 90, width: 50),
    WidthCase(testDescription: "a terminal that says nothing", facts: .init(isTerminal: true), width: 80),
    WidthCase(testDescription: "a pipe", columns: 90, facts: .init(), width: nil),
    WidthCase(testDescription: "the option in a pipe", option: 50, facts: .init(), width: 50),
  ])
  func `width is the option's, then that of the environment, then the terminal's`(width: WidthCase) {
    let terminal = Terminal(
      width.facts, Terminal.Wishes(width: width.option), in: Terminal.Surroundings(columns: width.columns))
    #expect(terminal.width == width.width)
  }

  @Test(
    arguments: [
      (facts, 40), (pipe, nil), (StreamFacts(isTerminal: true, columns: 80), nil),
      (StreamFacts(isTerminal: false, columns: 80, rows: 40), nil),
    ] as [(StreamFacts, Int?)])
  func `height is that of a terminal that tells it`(facts: StreamFacts, height: Int?) {
    #expect(Terminal(facts).height == height)
    #expect(Terminal(facts).isTerminal == facts.isTerminal)
  }

  @Test(arguments: [(facts, "xterm", true), (facts, nil, true), (facts, "dumb", false), (pipe, "xterm", false)])
  func `a line is taken back only on a terminal that can`(facts: StreamFacts, kind: String?, canErase: Bool) {
    #expect(Terminal(facts, in: Terminal.Surroundings(kind: kind)).canErase == canErase)
  }

  @Test(
    arguments: [
      (nil, .unicode), ("de_AT.UTF-8", .unicode), ("en_US.utf8", .unicode), ("C.UTF-8", .unicode), ("C", .ascii),
      ("POSIX", .ascii), ("ja_JP.eucJP", .ascii), ("de_AT@euro", .ascii),
    ] as [(String?, Glyphs)])
  func `characters are those of the locale`(locale: String?, glyphs: Glyphs) {
    #expect(Terminal(Self.pipe, in: Terminal.Surroundings(locale: locale)).glyphs == glyphs)
  }

  @Test func `the option for ASCII is stronger than the locale`() {
    let surroundings = Terminal.Surroundings(locale: "en_US.UTF-8")
    #expect(Terminal(Self.pipe, Terminal.Wishes(usesASCII: true), in: surroundings).glyphs == .ascii)
  }
}
