import Testing

@testable import CoinGecko
@testable import coins

@Suite struct CompleteCommandTests {
  private let home: CacheHome

  init() throws { home = try CacheHome() }

  private static let base = "https://api.example.com/api/v3"

  /// The words that are offered for the last one of a line; behind a space at its end nothing is written yet.
  private func offers(_ line: String, _ variables: [String: String] = [:]) async throws -> [String] {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let environment = ["XDG_CACHE_HOME": home.path, "COINGECKO_BASE_URL": Self.base].merging(variables) { $1 }
    let network = FakeNetwork(.refused)
    let rendered = try await Rendered(["_complete", "--"] + words, environment: environment, network: network)
    #expect(rendered.failures.isEmpty && network.urls.isEmpty)
    let lines = rendered.output.split(separator: "\n")
    #expect(lines.first == "words")
    return lines.dropFirst().map { String($0.prefix { $0 != "\t" }) }
  }

  @Test(arguments: [
    ("det", ["detail"]), ("", ["list", "detail", "search", "completions", "manual", "help"]),
    ("--rep", ["--replay"]), ("--ref", ["--refresh"]), ("list --so", ["--sort"]),
    ("list --sort c", ["change", "cap"]), ("list --sort=c", ["--sort=change", "--sort=cap"]),
    ("list --sort ", ["rank", "name", "price", "change", "cap", "volume"]), ("list -c eu", ["eur"]),
    ("list --fields id,price_change_2", ["id,price_change_24h"]), ("search --fields s", ["symbol"]),
    ("list -n ", []), ("--width 80 --color never list --rev", ["--reverse"]), ("--color=never det", ["detail"]),
    ("detail --cs", []), ("search bit", []), ("completions f", ["fish"]), ("help l", ["list"]), ("_c", []),
  ])
  func `an unfinished line is completed`(line: String, expected: [String]) async throws {
    #expect(try await offers(line) == expected)
  }

  private static let list = #"""
    [{"id":"bitcoin","symbol":"btc","name":"Bitcoin"},{"name":"no id"},{"id":"1move token"},{"id":"bit$(exit)"},
    {"id":"bi\nt"},{"id":"bi\u001b[2J","name":"Safe"},{"id":"wbtc","symbol":"wbtc","name":"Wrapped Bitcoin"}]
    """#

  @Test(arguments: [
    ("detail bitc", ["bitcoin", "Bitcoin"]), ("detail BT", ["btc"]), ("list bitcoin 1", ["1move token"]),
    ("list x", []), ("search bit", []), ("detail wrap", ["Wrapped Bitcoin"]), ("detail bit$", ["bit$(exit)"]),
    ("detail bi\n", []), ("detail s", ["Safe"]), ("detail ", ["bitcoin", "1move token", "bit$(exit)", "wbtc"]),
    ("detail id:", ["id:bitcoin", "id:1move token", "id:bit$(exit)", "id:wbtc"]),
    ("detail id:b", ["id:bitcoin", "id:bit$(exit)"]),
  ])
  func `where a coin may stand, those of the cache are offered that a terminal shows as they are`(
    line: String, expected: [String]
  ) async throws {
    try home.keep(Self.list, from: Self.base, age: 604_800)
    #expect(try await offers(line) == expected)
  }

  @Test func `what is offered is explained by the name of the coin`() async throws {
    try home.keep(Self.list, from: Self.base, age: 1)
    let environment = ["XDG_CACHE_HOME": home.path, "COINGECKO_BASE_URL": Self.base]
    let output = try await Rendered(["_complete", "--", "detail", "wbt"], environment: environment).output
    #expect(output == "words\nwbtc\tWrapped Bitcoin\n")
  }

  @Test(arguments: [nil, "{}", "["] as [String?]) func `without a list there are none`(list: String?) async throws {
    if let list { try home.keep(list, from: Self.base, age: 1) }
    #expect(try await offers("detail bit").isEmpty)
  }

  @Test func `the list is that in the currency of the variable`() async throws {
    try home.keep(#"[{"id":"euro-coin"}]"#, to: .markets(MarketsQuery(currency: "eur")), from: Self.base, age: 1)
    #expect(try await offers("detail e", ["COINS_CURRENCY": "EUR"]) == ["euro-coin"])
    #expect(try await offers("detail e").isEmpty)
  }

  @Test func `a folder is told to be one`() async throws {
    #expect(try await Rendered(["_complete", "--", "list", "--replay", ""]).output == "folders\n")
  }
}
