import CoinKit
import Testing

@testable import coins

/// A command line and what it is understood as.
private struct Understood: Sendable, CustomTestStringConvertible {
  let line: String
  let invocation: Invocation

  init(_ line: String, _ action: Invocation.Action, _ settings: Settings = Settings()) {
    self.line = line
    invocation = Invocation(action: action, settings: settings)
  }

  var testDescription: String { "coins \(line)" }
}

@Suite struct ArgumentParserTests {
  @Test(arguments: [
    Understood("list", .list(ListRequest())),
    Understood("list btc Ethereum", .list(ListRequest(coins: ["btc", "Ethereum"]))),
    Understood("list --currency eur", .list(ListRequest(currency: "eur"))),
    Understood("list --currency=EUR", .list(ListRequest(currency: "eur"))),
    Understood("list -ceur", .list(ListRequest(currency: "eur"))),
    Understood("list -n5", .list(ListRequest(limit: 5))),
    Understood("list -n 5", .list(ListRequest(limit: 5))),
    Understood("list -rn5", .list(ListRequest(limit: 5, reverse: true))),
    Understood("list -rn 5 btc", .list(ListRequest(coins: ["btc"], limit: 5, reverse: true))),
    Understood("list -rv", .list(ListRequest(reverse: true)), Settings(verbose: true)),
    Understood("list btc --reverse eth", .list(ListRequest(coins: ["btc", "eth"], reverse: true))),
    Understood("list --top 10000 --sort change", .list(ListRequest(top: 10_000, sort: .change))),
    Understood("list -- --json", .list(ListRequest(coins: ["--json"]))),
    Understood("list -", .list(ListRequest(coins: ["-"]))),
    Understood("list --filter=--json", .list(ListRequest(filter: "--json"))),
    Understood("list --filter a=b", .list(ListRequest(filter: "a=b"))),
    Understood("list --filter -1", .list(ListRequest(filter: "-1"))),
    Understood("list --fields ID,price,id", .list(ListRequest(fields: ["id", "price"]))),
    Understood("--json list", .list(ListRequest()), Settings(format: .json)),
    Understood(
      "-q list --tsv --no-header", .list(ListRequest()), Settings(format: .tsv, hasHeader: false, quiet: true)),
    Understood("list --limit 3 --limit 4", .list(ListRequest(limit: 4))),
    Understood("list --json --json", .list(ListRequest()), Settings(format: .json)),
    Understood("list --category layer-1", .list(ListRequest(category: "layer-1"))),
    Understood(
      "list --no-pager --ascii --width 20", .list(ListRequest()), Settings(ascii: true, width: 20, usesPager: false)),
    Understood("list --color never --timeout .5", .list(ListRequest()), Settings(timeout: 0.5, color: .never)),
    Understood("list --sort CAP --max-age 2H", .list(ListRequest(sort: .cap)), Settings(maxAge: 7200)),
    Understood("list --max-age 90s", .list(ListRequest()), Settings(maxAge: 90)),
    Understood("list --max-age 5m", .list(ListRequest()), Settings(maxAge: 300)),
    Understood("list --max-age 1.5h", .list(ListRequest()), Settings(maxAge: 5400)),
    Understood("list --max-age 2d", .list(ListRequest()), Settings(maxAge: 172_800)),
    Understood("list --max-age 0", .list(ListRequest()), Settings(maxAge: 0)),
    Understood("list --offline --record a", .list(ListRequest()), Settings(recordFolder: "a", cacheUse: .offline)),
    Understood("list --refresh", .list(ListRequest()), Settings(cacheUse: .refresh)),
    Understood("list --replay a/b", .list(ListRequest()), Settings(replayFolder: "a/b")),
    Understood(
      "detail bitcoin eth --full --no-chart --fields statistics",
      .detail(
        DetailRequest(
          coins: ["bitcoin", "eth"], fields: ["statistics"], showsWholeDescription: true, showsChart: false
        )
      )
    ),
    Understood("search doge -n 3 --csv", .search(SearchRequest(text: "doge", limit: 3)), Settings(format: .csv)),
    Understood("completions fish", .completions(.fish)),
    Understood("manual", .manual),
    Understood("help", .help(command: nil)),
    Understood("help detail", .help(command: .detail)),
    Understood("help --json", .help(command: nil), Settings(format: .json)),
    Understood("_ids", .cachedIDs(currency: "usd")),
    Understood("_ids -c EUR", .cachedIDs(currency: "eur")),
    Understood("", .nothing),
  ])
  private func `a command line is understood`(_ test: Understood) throws {
    #expect(try parse(words(test.line)) == test.invocation)
  }

  @Test(arguments: [
    ("--help", Invocation.Action.help(command: nil)),
    ("-h", .help(command: nil)),
    ("list --help", .help(command: .list)),
    ("detail -h", .help(command: .detail)),
    ("--help list", .help(command: .list)),
    ("list --filter --help", .help(command: .list)),
    ("list -rh", .help(command: .list)),
    ("list --top nonsense --bogus --help", .help(command: .list)),
    ("list --json --csv -h", .help(command: .list)),
    ("bogus --help", .help(command: nil)),
    ("list --version --help", .help(command: .list)),
    ("--version", .version),
    ("list --bogus --version", .version),
    ("list -- --help", .list(ListRequest(coins: ["--help"]))),
  ])
  func `help wins over everything, then the version`(line: String, action: Invocation.Action) throws {
    #expect(try parse(words(line)) == Invocation(action: action))
  }

  @Test func `the currency of the environment counts when none is given`() throws {
    let variables = ["COINS_CURRENCY": "EUR"]
    #expect(try parse(["list"], variables).action == .list(ListRequest(currency: "eur")))
    #expect(try parse(["list", "-cgbp"], variables).action == .list(ListRequest(currency: "gbp")))
    #expect(try parse(["search", "x"], ["COINS_CURRENCY": "eurr"]).action == .search(SearchRequest(text: "x")))
  }

  @Test func `a bad currency of the environment is told as such`() {
    let failure = Failure.usage("unknown currency \"eurr\" in COINS_CURRENCY", hint: "did you mean eur?")
    #expect(throws: failure) { try parse(["detail", "btc"], ["COINS_CURRENCY": "eurr"]) }
  }

  @Test(arguments: [
    ("list --json --bogus", true), ("--json", true), ("list --json=id,name", true), ("list -- --json", false),
    ("list --csv", false), ("list --csv=json", false), ("list --filter=--json", false),
  ])
  func `failures are wanted as JSON even of a line beyond understanding`(line: String, expected: Bool) {
    #expect(ArgumentParser.asksForJSON(words(line)) == expected)
  }
}
