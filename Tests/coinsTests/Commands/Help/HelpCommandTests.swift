import CommandLineKit
import Testing

@testable import coins

@Suite struct HelpCommandTests {
  private static let tool = CommandTable.tool
  /// The tool as a whole, and each command that people are told of.
  private static let topics = [nil] + tool.publicCommands.map(\.name)

  private static func text(_ topic: String?, width: Int = 80) -> String {
    HelpText(tool, width: width).text(for: topic.flatMap(tool.command))
  }

  @Test(arguments: [
    Understood("help"), Understood("help detail", ["topic": "detail"]), Understood("help LIST", ["topic": "list"]),
    Understood("help --json", ["format": "json", "isJSON": "true"]),
  ])
  func `a line is understood`(_ line: Understood) throws {
    try line.expect(besides: "help")
  }

  @Test(
    arguments: [
      ("--help", "help"), ("-h", "help"), ("list --help", "help list"), ("detail -h", "help detail"),
      ("--help list", "help list"), ("list --filter --help", "help list"), ("list -rh", "help list"),
      ("list --top nonsense --bogus --help", "help list"), ("list --json --csv -h", "help list"),
      ("bogus --help", "help"), ("list --version --help", "help list"), ("--version", "version"),
      ("list --bogus --version", "version"), ("", "nothing"),
    ])
  func `help wins over everything, then the version`(line: String, expected: String) throws {
    let asked =
      switch try ArgumentParser(Self.tool).parse(words(line), variable: { _ in nil }) {
      case .help(let command): (["help"] + [command?.name].compactMap { $0 }).joined(separator: " ")
      case .version: "version"
      case .nothing: "nothing"
      case .command(let command, _): command.name
      }
    #expect(asked == expected)
  }

  @Test(arguments: topics) func `help is printed for the width of its reader`(topic: String?) async throws {
    for (columns, width) in [(nil, 80), (60, 60), (200, 200)] {
      let output = try await Rendered(["help"] + [topic].compactMap { $0 }, columns: columns).output
      #expect(output == Self.text(topic, width: width))
    }
  }

  @Test func `the overview fits a screen of 24 lines, with eighteen commands as well`() {
    let more = (1...18 - Self.tool.mainCommands.count).map { number in
      CommandSpec(
        "command\(number)", group: "Coins", operands: [.many("COIN", .coin, minimum: 1)],
        summary: "something else of the same coins")
    }
    let tool = ToolSpec(
      name: Self.tool.name, summary: Self.tool.summary, attribution: Self.tool.attribution,
      commands: more + Self.tool.mainCommands, commonOptions: [], variables: [], exitCodes: Self.tool.exitCodes,
      manual: Self.tool.manual)
    let lines = HelpText(tool, width: 80).text(for: nil).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast().count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: topics) func `the help of a command fits 45 lines`(topic: String?) {
    #expect(Self.text(topic).count { $0 == "\n" } <= 45)
  }

  @Test(arguments: tool.publicCommands.map(\.name))
  func `examples lead and the source of the data ends`(topic: String) {
    let lines = Self.text(topic).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "Examples:")
    #expect(lines.suffix(2) == ["Data provided by CoinGecko (https://www.coingecko.com)", ""])
  }

  @Test func `the overview names the source of the data`() {
    #expect(Self.unwrapped(nil).contains("Data provided by CoinGecko (https://www.coingecko.com)."))
  }

  @Test(arguments: topics) func `it is plain ASCII without trailing spaces`(topic: String?) {
    #expect(Self.text(topic).utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
    #expect(!Self.text(topic).contains(" \n"))
  }

  @Test(arguments: 50...200) func `no line is wider than the terminal, nor than can be read`(width: Int) {
    for topic in Self.topics {
      let lines = Self.text(topic, width: width).split(separator: "\n")
      #expect((lines.map(\.count).max() ?? 0) <= min(width, 100))
    }
  }

  @Test(arguments: [1, 10, 20]) func `a tiny terminal gets all words, one below the other`(width: Int) {
    for topic in Self.topics {
      let words = Self.text(topic, width: width).split(whereSeparator: \.isWhitespace)
      #expect(words == Self.text(topic).split(whereSeparator: \.isWhitespace))
    }
  }

  @Test func `a default and the variable behind it are told`() {
    #expect(
      Self.text("detail").contains(
        "-c, --currency CODE  Quote in this currency (default: COINS_CURRENCY, or usd)"))
  }

  @Test(arguments: ["list", "detail", "search"])
  func `the fields that matter most are named, and exist`(name: String) throws {
    let command = try #require(Self.tool.command(name))
    let shown = command.columns.isEmpty ? command.fields.names : command.columns
    #expect(Self.unwrapped(name).contains(" Fields: \(shown.joined(separator: ", "))"))
    #expect(Set(shown).isSubset(of: command.fields.names))
  }

  @Test func `all exit codes are told`() {
    for code in ExitCode.allCases {
      #expect([":", ","].contains { Self.unwrapped(nil).contains("\($0) \(code.rawValue) ") })
    }
  }

  private static func unwrapped(_ topic: String?) -> String {
    text(topic).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
