import Platform
import TestSupport
import Testing

@testable import coins

@Suite struct ListCommandTests {
  @Test(arguments: [
    Understood("list"),
    Understood("list btc Ethereum", ["coins": #"["btc", "Ethereum"]"#]),
    Understood("list -n5", ["limit": "5"]),
    Understood("list -n 5", ["limit": "5"]),
    Understood("list --limit 3 --limit 4", ["limit": "4"]),
    Understood("list -rn5", ["limit": "5", "isReversed": "true"]),
    Understood("list -rn 5 btc", ["coins": #"["btc"]"#, "limit": "5", "isReversed": "true"]),
    Understood("list -rv", ["isReversed": "true", "isVerbose": "true"]),
    Understood("list btc --reverse eth", ["coins": #"["btc", "eth"]"#, "isReversed": "true"]),
    Understood("list --top 10000 --sort change", ["top": "10000", "sort": "change"]),
    Understood("list --sort CAP", ["sort": "cap"]),
    Understood("list -- --json", ["coins": #"["--json"]"#]),
    Understood("list -- --help", ["coins": #"["--help"]"#]),
    Understood("list -", ["coins": #"["-"]"#]),
    Understood("list --filter=--json", ["filter": "--json"]),
    Understood("list --filter a=b", ["filter": "a=b"]),
    Understood("list --filter -1", ["filter": "-1"]),
    Understood("list --fields ID,price,id", ["chosen": #"["id", "price"]"#]),
    Understood("list --category layer-1", ["category": "layer-1"]),
  ])
  func `a line is understood`(_ line: Understood) throws {
    try line.expect(besides: "list")
  }

  /// What is recorded, what is asked for, and what is shown and said of it.
  struct Listed: Sendable, CustomTestStringConvertible {
    var recorded = ["bitcoin", "dogecoin", "ethereum"]
    let options: String
    let ids: [String]
    var notice: Notice?

    var testDescription: String { "\(recorded.count) coins, \(options.isEmpty ? "all" : options)" }
  }

  @Test(arguments: [
    Listed(options: "", ids: ["bitcoin", "dogecoin", "ethereum"]),
    Listed(options: "--limit 400", ids: ["bitcoin", "dogecoin", "ethereum"]),
    Listed(options: "--top 3", ids: ["bitcoin", "dogecoin", "ethereum"]),
    Listed(options: "--top 2", ids: ["bitcoin", "dogecoin"]),
    Listed(
      options: "--top 500", ids: ["bitcoin", "dogecoin", "ethereum"],
      notice: Notice(code: .endOfList, message: "there are only 3 coins to list")),
    Listed(options: "--filter COIN", ids: ["bitcoin", "dogecoin"]),
    Listed(
      options: "--filter xyz", ids: [],
      notice: Notice(code: .noMatch, message: "no coin of 3 has \"xyz\" in its id, symbol or name")),
    Listed(recorded: [], options: "", ids: [], notice: Notice(code: .noMatch, message: "there is no coin")),
    Listed(
      recorded: [], options: "--top 300 --filter x", ids: [],
      notice: Notice(code: .noMatch, message: "there is no coin")),
  ])
  func `a list that holds less than was asked for says so`(_ test: Listed) async throws {
    let folder = try TemporaryFolder([
      "coins/markets.json": "[\(test.recorded.map { #"{"id":"\#($0)"}"# }.joined(separator: ","))]"
    ])
    let options = "--csv --no-header --fields id --replay \(folder.path)"
    let rendered = try await Rendered(words("list \(test.options) \(options)"))
    #expect(rendered.failures.isEmpty)
    #expect(rendered.output.split(separator: "\n").map(String.init) == test.ids)
    #expect(rendered.notices == [test.notice].compactMap { $0 })
  }

  @Test(
    arguments: [
      ("list", 80, true), ("list", nil, false), ("list --json", nil, true), ("list --csv", 80, false),
      ("list --fields id,trend", nil, true), ("list --fields id --json", 80, false),
    ] as [(String, Int?, Bool)])
  func `sparklines are decoded where something shows them`(line: String, columns: Int?, isShown: Bool) throws {
    let line = try TypedLine(words(line))
    let command = try #require(line.command as? ListCommand)
    let context = CommandContext(
      environment: Environment([:]), sources: SourceOptions(line.arguments),
      format: OutputOptions(line.arguments).format, isTerminal: columns != nil, errors: MessageLog().errors,
      time: .standing)
    #expect(command.showsSparklines(in: context) == isShown)
  }
}
