import CommandLineKit
import Testing

@testable import coins

/// A command line, and what is said instead of running it.
private struct Refused: Sendable, CustomTestStringConvertible {
  let arguments: [String]
  let message: String
  let hint: String?

  init(_ line: String, _ message: String, hint: String? = nil) {
    self.init(words(line), message, hint: hint)
  }

  init(_ arguments: [String], _ message: String, hint: String? = nil) {
    self.arguments = arguments
    self.message = message
    self.hint = hint
  }

  var testDescription: String { "coins \(arguments.joined(separator: " "))" }

  func expect(_ variables: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let error = try #require(throws: UsageError.self, sourceLocation: sourceLocation) {
      try TypedLine(arguments, variables)
    }
    #expect(error.message == message, sourceLocation: sourceLocation)
    #expect(error.hint == hint, sourceLocation: sourceLocation)
  }
}

@Suite struct UsageErrorWordsTests {
  @Test(arguments: [
    Refused("list --top 0", "--top takes a whole number from 1 to 10000, not \"0\""),
    Refused("list --top 10001", "--top takes a whole number from 1 to 10000, not \"10001\""),
    Refused("list --top +5", "--top takes a whole number from 1 to 10000, not \"+5\""),
    Refused("list --limit -5", "--limit takes a whole number from 1 to 10000, not \"-5\""),
    Refused(
      "list -n 99999999999999999999", "--limit takes a whole number from 1 to 10000, not \"99999999999999999999\""),
    Refused("list -n2.5", "--limit takes a whole number from 1 to 10000, not \"2.5\""),
    Refused("list --timeout 0", "--timeout takes a number of seconds above 0, at most 86400, not \"0\""),
    Refused("list --timeout inf", "--timeout takes a number of seconds above 0, at most 86400, not \"inf\""),
    Refused("list --timeout 0x10", "--timeout takes a number of seconds above 0, at most 86400, not \"0x10\""),
    Refused("list --max-age 90", "--max-age takes a number with a unit, such as 90s, 5m, 1h or 2d, or 0, not \"90\""),
    Refused("list --max-age s", "--max-age takes a number with a unit, such as 90s, 5m, 1h or 2d, or 0, not \"s\""),
    Refused("list --sort prize", "unknown sort key \"prize\" in --sort", hint: "did you mean price?"),
    Refused(
      "list --sort zzzz", "unknown sort key \"zzzz\" in --sort",
      hint: "write one of rank, name, price, change, cap, volume"
    ),
    Refused("list --color alway", "unknown choice \"alway\" in --color", hint: "did you mean always?"),
    Refused("list -c eurr", "unknown currency \"eurr\" in --currency", hint: "did you mean eur?"),
    Refused("list -c yen", "--currency takes the code of a currency, such as usd, not \"yen\""),
    Refused(
      "list --fields pric", "unknown field \"pric\" in --fields",
      hint: "did you mean price, price_change_24h or price_change_percentage_24h?"),
    Refused("list --fields xyzzy", "unknown field \"xyzzy\" in --fields", hint: "coins manual names them all"),
    Refused("list --fields id,nmae", "unknown field \"nmae\" in --fields", hint: "did you mean name?"),
    Refused(
      "search x --fields prices", "unknown field \"prices\" in --fields",
      hint: "write one of id, symbol, name, market_cap_rank, coin, rank"),
    Refused("list --fields ,", "--fields takes names of fields with commas between them, not \",\""),
    Refused("list --filter=", "--filter takes a text that is not empty, not \"\""),
    Refused("list --replay=", "--replay takes a folder, not \"\""),
    Refused("list --top", "--top needs a value: a whole number from 1 to 10000"),
    Refused(
      "list --filter --json", "--filter needs a value: a text that is not empty",
      hint: "if \"--json\" is the value, write --filter=--json"
    ),
  ])
  private func `a bad value is told with its option and what it takes`(_ test: Refused) throws {
    try test.expect()
  }

  @Test(arguments: [
    Refused("list --json --csv", "--json and --csv contradict each other", hint: "write one of them"),
    Refused("list --tsv --csv", "--tsv and --csv contradict each other", hint: "write one of them"),
    Refused("list --csv -q --json", "--csv and --json contradict each other", hint: "write one of them"),
    Refused("search x --json --tsv", "--json and --tsv contradict each other", hint: "write one of them"),
    Refused("list --offline --refresh", "--offline and --refresh contradict each other", hint: "write one of them"),
    Refused("list --refresh --offline", "--refresh and --offline contradict each other", hint: "write one of them"),
    Refused("list --replay a --record b", "--replay and --record contradict each other", hint: "write one of them"),
    Refused("list --replay a --refresh", "--replay and --refresh contradict each other", hint: "write one of them"),
    Refused(
      "list btc --category layer-1", "--category cannot stand beside named coins",
      hint: "write either the coins or --category; --filter picks coins out of a category"
    ),
  ])
  private func `options that contradict each other are refused in any order`(_ test: Refused) throws {
    try test.expect()
  }

  @Test(arguments: [
    Refused(
      "detail btc --csv", "--csv does not belong to detail", hint: "the detail of a coin is not a table: write --json"),
    Refused("detail btc --filter x", "--filter does not belong to detail", hint: "it belongs to list"),
    Refused("manual -n 5", "--limit does not belong to manual", hint: "it belongs to list and search"),
    Refused("list --curency eur", "unknown option \"--curency\"", hint: "did you mean --currency?"),
    Refused("list --curr eur", "unknown option \"--curr\"", hint: "did you mean --currency?"),
    Refused("list --xyzzy", "unknown option \"--xyzzy\"", hint: "coins COMMAND --help lists the options"),
    Refused("list -json", "unknown option \"-json\"", hint: "did you mean --json?"),
    Refused(
      "list -rx", "unknown option \"-x\" in \"-rx\"",
      hint: "coins COMMAND --help lists the options; a word that begins with a dash goes behind --"),
    Refused(
      "list -5", "unknown option \"-5\"",
      hint: "coins COMMAND --help lists the options; a word that begins with a dash goes behind --"),
    Refused("list --n=5", "unknown option \"--n\"", hint: "did you mean -n?"),
    Refused("list --json=true", "--json takes no value, but has \"true\"", hint: "write --json alone"),
    Refused("list --json=id,name", "--json takes no value, but has \"id,name\"", hint: "write --json --fields id,name"),
    Refused(
      "list --json id,name", "--json takes no list of fields, but has \"id,name\"", hint: "write --fields id,name"),
  ])
  private func `an option that is not there is answered with what to write`(_ test: Refused) throws {
    try test.expect()
  }

  @Test(arguments: [
    Refused("lst", "unknown command \"lst\"", hint: "did you mean list?"),
    Refused("det bitcoin", "unknown command \"det\"", hint: "did you mean detail?"),
    Refused("serach x", "unknown command \"serach\"", hint: "did you mean search?"),
    Refused(
      "_complet", "unknown command \"_complet\"",
      hint: "for a coin write coins detail _complet; coins --help shows the commands"),
    Refused(
      "bitcoin", "unknown command \"bitcoin\"",
      hint: "for a coin write coins detail bitcoin; coins --help shows the commands"),
    Refused("version", "unknown command \"version\"", hint: "did you mean --version?"),
    Refused("--json", "no command given", hint: "coins --help shows the commands"),
    Refused("--bogus", "unknown option \"--bogus\"", hint: "coins COMMAND --help lists the options"),
    Refused("completions bahs", "unknown shell \"bahs\" in completions", hint: "did you mean bash?"),
    Refused(
      "help xyzzy", "unknown command \"xyzzy\" in help",
      hint: "write one of list, detail, search, completions, manual, help"
    ),
    Refused(
      "help _complete", "unknown command \"_complete\" in help",
      hint: "write one of list, detail, search, completions, manual, help"
    ),
    Refused(
      "help list detail", "unknown command \"list detail\" in help",
      hint: "write one of list, detail, search, completions, manual, help"
    ),
    Refused("help lst", "unknown command \"lst\" in help", hint: "did you mean list?"),
  ])
  private func `a mistyped word gets the nearest right one and is not run`(_ test: Refused) throws {
    try test.expect()
  }

  @Test(arguments: [
    Refused("detail", "detail needs COIN...", hint: "for example: coins detail bitcoin"),
    Refused("search", "search needs TEXT", hint: "for example: coins search doge"),
    Refused("completions", "completions needs SHELL", hint: "for example: source <(coins completions bash)"),
    Refused("search wrapped bitcoin", "search takes one text, not 2", hint: "write coins search \"wrapped bitcoin\""),
    Refused("manual bash", "manual has no use for \"bash\"", hint: "write coins manual"),
    Refused(["detail", ""], "an empty word stands where COIN belongs", hint: "write coins detail COIN..."),
    Refused(["list", "btc", " "], "an empty word stands where COIN belongs", hint: "write coins list [COIN...]"),
    Refused(["search", ""], "an empty word stands where TEXT belongs", hint: "write coins search TEXT"),
  ])
  private func `the number of words is checked`(_ test: Refused) throws {
    try test.expect()
  }

  @Test func `a bad currency of the environment is told as such`() throws {
    try Refused("detail btc", "unknown currency \"eurr\" in COINS_CURRENCY", hint: "did you mean eur?")
      .expect(["COINS_CURRENCY": "eurr"])
  }

  /// Words of every kind that a command line can hold, and some that it cannot.
  private static let words =
    CommandTable.tool.commands.map(\.name) + CommandTable.tool.options.flatMap(\.forms) + [
      "", "-", "--", "---", "-=", "--=", "--=x", "-5", "-rn", "-rnx", "-hh", "--json=", "--sort=price", "--sort=",
      "id,name", "=", "btc", "\u{0}", "\u{301}", "-\u{301}", "币安人生", "1e999", ".", "0",
    ]

  @Test(arguments: words) func `whatever stands together is understood or refused in words`(first: String) {
    for command in CommandTable.tool.commands.map(\.name) {
      for second in Self.words {
        do {
          _ = try TypedLine([command, first, second])
        } catch let error as UsageError {
          #expect(!error.message.isEmpty && error.hint != "")
        } catch is TypedLine.NoCommand {
          #expect([first, second].contains { ["--help", "-h", "-hh", "--version"].contains($0) })
        } catch {
          Issue.record("\(error)")
        }
      }
    }
  }
}
