import TestSupport
import Testing

@testable import CommandLineKit

/// A command line, and what it is understood as.
private struct Understood: Sendable, CustomTestStringConvertible {
  let line: String
  let command: String
  let operands: [String]
  let isRight: @Sendable (ParsedArguments) -> Bool

  init(
    _ line: String, _ command: String, _ operands: [String] = [],
    _ isRight: @escaping @Sendable (ParsedArguments) -> Bool = { _ in true }
  ) {
    (self.line, self.command, self.operands, self.isRight) = (line, command, operands, isRight)
  }

  var testDescription: String { "tea \(line)" }
}

@Suite struct ArgumentParserTests {
  private static let tool = SampleTool.spec

  @Test(arguments: [
    Understood("brew green", "brew", ["green"]) { $0[SampleTool.minutes] == 3 && !$0.has(SampleTool.minutes) },
    Understood("brew green -m5", "brew", ["green"]) { $0[SampleTool.minutes] == 5 && $0.has(SampleTool.minutes) },
    Understood("-m 5 brew green", "brew", ["green"]) { $0[SampleTool.minutes] == 5 },
    Understood("brew --minutes=5 green -m 6", "brew", ["green"]) { $0[SampleTool.minutes] == 6 },
    Understood("brew green cup", "brew", ["green", "cup"]) { !$0[SampleTool.sugar] && !$0[SampleTool.json] },
    Understood("brew -sj green", "brew", ["green"]) { $0[SampleTool.sugar] && $0[SampleTool.json] },
    Understood("brew -- --json", "brew", ["--json"]) { !$0[SampleTool.json] },
    Understood("serve", "serve") { $0[SampleTool.order] == nil && $0[SampleTool.limit] == nil },
    Understood("serve a b c --order OOLONG", "serve", ["a", "b", "c"]) { $0[SampleTool.order] == .oolong },
    Understood("serve --fields AGE,id,age", "serve") { $0[SampleTool.fields] == ["age", "id"] },
    Understood("serve --blend x -n 2", "serve") { $0[SampleTool.blend] == "x" && $0[SampleTool.limit] == 2 },
    Understood("cellar", "cellar"),
    Understood("cellar add 5 green --note n", "cellar add", ["5", "green"]) { $0[SampleTool.note] == "n" },
    Understood("cellar --json add 5 add", "cellar add", ["5", "add"]) { $0[SampleTool.json] },
    Understood("cellar drop x", "cellar drop", ["x"]),
    Understood("_steam", "_steam"),
  ])
  private func `a command line is understood`(_ test: Understood) throws {
    guard case .command(let command, let arguments) = try Self.tool.parse(test.line) else {
      Issue.record("no command")
      return
    }
    #expect(command.name == test.command)
    #expect(arguments.operands == test.operands)
    #expect(test.isRight(arguments))
  }

  @Test(
    arguments: [
      ("--help", "help"), ("-h", "help"), ("brew -h", "help brew"), ("--help brew", "help brew"),
      ("cellar add --help", "help cellar add"), ("cellar -h", "help cellar"), ("cellar bogus -h", "help cellar"),
      ("brew --blend --help", "help brew"), ("brew -m nonsense --bogus --help", "help brew"), ("-sh brew", "help brew"),
      ("brew --sugar --honey -h", "help brew"), ("bogus --help", "help"), ("brew --version --help", "help brew"),
      ("--version", "version"), ("brew --bogus --version", "version"), ("brew --help=1 --version", "version"),
      ("brew -- --help", "brew"), ("", "nothing"),
    ])
  func `help wins over everything, then the version`(line: String, expected: String) throws {
    let asked =
      switch try Self.tool.parse(line) {
      case .help(let command): (["help"] + [command?.name].compactMap { $0 }).joined(separator: " ")
      case .version: "version"
      case .nothing: "nothing"
      case .command(let command, _): command.name
      }
    #expect(asked == expected)
  }

  @Test(arguments: AnyLine.words.filter { $0 != "--" }) func `help wins wherever it stands`(word: String) throws {
    for arguments in [["--help", "brew", word], ["brew", "--help", word], ["brew", word, "--help"]] {
      guard case .help(let command) = try Self.tool.parse(arguments) else {
        Issue.record("\(arguments)")
        continue
      }
      #expect(command?.name == "brew")
    }
  }

  @Test(arguments: AnyLine.words) func `whatever two words stand behind a command is understood or refused`(
    first: String
  ) {
    for command in Self.tool.commands {
      for second in AnyLine.words {
        expectSense(command.name.split(separator: " ").map(String.init) + [first, second])
      }
    }
  }

  @Test(arguments: 0..<20) func `any words are understood or refused`(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    for _ in 1...200 { expectSense(AnyLine.random(&generator)) }
  }

  /// What is understood has as many operands as its command takes, and among its options none that contradict.
  private func expectSense(_ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    guard case .command(let command, let parsed)? = try? Self.tool.parse(arguments) else { return }
    let isSound =
      command.operands.wordCount.contains(parsed.operands.count)
      && !(parsed[SampleTool.sugar] && parsed[SampleTool.honey])
      && (parsed[SampleTool.blend] == nil || parsed.operands.isEmpty)
    if !isSound { Issue.record("\(arguments)", sourceLocation: sourceLocation) }
  }

  @Test func `a variable counts when its option is not given, where the command takes that`() throws {
    let variables = ["TEA_MINUTES": "9"]
    for (line, minutes) in [("brew green", 9), ("brew green -m 4", 4), ("cellar drop x", 3)] {
      guard case .command(_, let arguments) = try Self.tool.parse(line, variables) else {
        Issue.record("\(line)")
        continue
      }
      #expect(arguments[SampleTool.minutes] == minutes)
    }
  }

  @Test func `a bad value of a variable is told as such`() {
    #expect(throws: UsageError.badValue(.unlike(.integer(1...60), "x"), origin: "TEA_MINUTES")) {
      try Self.tool.parse("brew green", ["TEA_MINUTES": "x"])
    }
  }

  @Test(arguments: [
    ("brew --json --bogus", true), ("-j", true), ("--json=id,leaf", true), ("brew -- --json", false), ("brew", false),
    ("serve --blend=--json", false), ("serve --blend --json", true), ("-sjx", true),
  ])
  func `what a line beyond understanding mentions is known all the same`(line: String, expected: Bool) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(ArgumentParser(Self.tool).mentions("json", in: arguments) == expected)
  }
}
