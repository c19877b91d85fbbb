import Testing

@testable import coins

@Suite struct TerminalTests {
  struct ColorCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var choice = ColorChoice.auto
    var variables: [String: String] = [:]
    var isTerminal = true
    let usesColor: Bool
  }

  @Test(arguments: [
    ColorCase(testDescription: "a terminal", usesColor: true),
    ColorCase(testDescription: "a pipe", isTerminal: false, usesColor: false),
    ColorCase(testDescription: "always, in a pipe", choice: .always, isTerminal: false, usesColor: true),
    ColorCase(
      testDescription: "always, against NO_COLOR", choice: .always, variables: ["NO_COLOR": "1"], usesColor: true),
    ColorCase(
      testDescription: "never, against CLICOLOR_FORCE", choice: .never, variables: ["CLICOLOR_FORCE": "1"],
      usesColor: false),
    ColorCase(testDescription: "NO_COLOR", variables: ["NO_COLOR": "1"], usesColor: false),
    ColorCase(testDescription: "NO_COLOR with any value", variables: ["NO_COLOR": "0"], usesColor: false),
    ColorCase(testDescription: "NO_COLOR that is empty", variables: ["NO_COLOR": ""], usesColor: true),
    ColorCase(
      testDescription: "NO_COLOR over FORCE_COLOR", variables: ["NO_COLOR": "1", "FORCE_COLOR": "1"],
      usesColor: false),
    ColorCase(
      testDescription: "CLICOLOR_FORCE in a pipe", variables: ["CLICOLOR_FORCE": "1"], isTerminal: false,
      usesColor: true),
    ColorCase(
      testDescription: "FORCE_COLOR in a pipe", variables: ["FORCE_COLOR": "1"], isTerminal: false, usesColor: true),
    ColorCase(
      testDescription: "CLICOLOR_FORCE of 0 in a pipe", variables: ["CLICOLOR_FORCE": "0"], isTerminal: false,
      usesColor: false),
    ColorCase(testDescription: "CLICOLOR of 0", variables: ["CLICOLOR": "0"], usesColor: false),
    ColorCase(
      testDescription: "CLICOLOR_FORCE over CLICOLOR", variables: ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"],
      usesColor: true),
    ColorCase(testDescription: "a dumb terminal", variables: ["TERM": "dumb"], usesColor: false),
  ])
  func `colour is decided by the option, then the environment, then the stream`(color: ColorCase) {
    var settings = Settings()
    settings.color = color.choice
    let facts = Terminal.Facts(isTerminal: color.isTerminal, columns: 80, rows: 24)
    let terminal = Terminal(facts, environment: Environment(color.variables), settings: settings)
    #expect(terminal.usesColor == color.usesColor)
  }

  struct WidthCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var option: Int?
    var columns: String?
    var facts = Terminal.Facts(isTerminal: true, columns: 120, rows: 40)
    let width: Int?
  }

  @Test(arguments: [
    WidthCase(testDescription: "what the terminal says", width: 120),
    WidthCase(testDescription: "COLUMNS over the terminal", columns: "90", width: 90),
    WidthCase(testDescription: "the option over COLUMNS", option: 50, columns: "90", width: 50),
    WidthCase(testDescription: "COLUMNS that is no number", columns: "wide", width: 120),
    WidthCase(testDescription: "COLUMNS of 0", columns: "0", width: 120),
    WidthCase(testDescription: "a terminal that says nothing", facts: .init(isTerminal: true), width: 80),
    WidthCase(testDescription: "a pipe", columns: "90", facts: .init(), width: nil),
    WidthCase(testDescription: "the option in a pipe", option: 50, facts: .init(), width: 50),
  ])
  func `width is the option's, then that of COLUMNS, then the terminal's`(width: WidthCase) {
    var settings = Settings()
    settings.width = width.option
    let environment = Environment(width.columns.map { ["COLUMNS": $0] } ?? [:])
    #expect(Terminal(width.facts, environment: environment, settings: settings).width == width.width)
  }

  @Test(arguments: [
    ([:], Glyphs.unicode), (["LANG": "de_AT.UTF-8"], .unicode), (["LANG": "en_US.utf8"], .unicode),
    (["LANG": "C"], .ascii), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], .ascii),
    (["LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode), (["LC_ALL": "", "LANG": "en_US.UTF-8"], .unicode),
    (["LANG": "ja_JP.eucJP"], .ascii), (["LC_ALL": "POSIX"], .ascii),
  ])
  func `characters are those of the locale`(variables: [String: String], glyphs: Glyphs) {
    let terminal = Terminal(Terminal.Facts(), environment: Environment(variables), settings: Settings())
    #expect(terminal.glyphs == glyphs)
  }

  @Test func `the option for ASCII is stronger than the locale`() {
    var settings = Settings()
    settings.ascii = true
    let environment = Environment(["LANG": "en_US.UTF-8"])
    #expect(Terminal(Terminal.Facts(), environment: environment, settings: settings).glyphs == .ascii)
  }
}
