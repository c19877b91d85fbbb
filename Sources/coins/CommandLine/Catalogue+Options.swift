extension Catalogue {
  /// Every option, in the order in which it is shown.
  static let options = ownOptions + commonOptions

  /// Those that belong to some commands.
  private static let ownOptions: [OptionSpec] = [
    OptionSpec(
      "currency", short: "c", .takes("CODE", .currency, \.currency), on: [.list, .detail], fallback: "usd",
      variable: .init(name: "COINS_CURRENCY") { $0.currency },
      "Show prices in this currency"
    ),
    OptionSpec(
      "top", .takes("N", .integer(1...10_000), \.top), on: [.list], fallback: "250",
      "Fetch the N largest coins by market cap, 1 to 10000"
    ),
    OptionSpec(
      "limit", short: "n", .takes("N", .integer(1...10_000), \.limit), on: [.list, .search],
      "Show N rows at most, after filter and sort"
    ),
    OptionSpec(
      "sort", .takes("KEY", .choice("sort key"), \.sort), on: [.list], fallback: "rank",
      "Order by rank, name, price, change, cap or volume"
    ),
    OptionSpec("reverse", short: "r", .sets(\.reverse, true), on: [.list], "Turn the order round"),
    OptionSpec(
      "filter", .takes("TEXT", .text, \.filter), on: [.list],
      "Keep coins with TEXT in their id, symbol or name"
    ),
    OptionSpec(
      "category", .takes("ID", .text, \.category), on: [.list],
      "Keep coins of a category of CoinGecko's"
    ),
    OptionSpec(
      "fields", .takes("LIST", .fields, \.fields), on: CommandName.showingCoins,
      "Show these columns or keys: a,b,c"
    ),
    OptionSpec("full", .sets(\.showsWholeDescription, true), on: [.detail], "Show the whole description"),
    OptionSpec("no-chart", .sets(\.showsChart, false), on: [.detail], "Leave the chart out"),
    OptionSpec(
      "csv", .sets(\.settings.format, .csv), on: [.list, .search], contradicts: ["json", "tsv"],
      "Print CSV (RFC 4180)", elsewhere: notATable
    ),
    OptionSpec(
      "tsv", .sets(\.settings.format, .tsv), on: [.list, .search], contradicts: ["json", "csv"],
      "Print tab-separated values", elsewhere: notATable
    ),
    OptionSpec(
      "no-header", .sets(\.settings.hasHeader, false), on: [.list, .search],
      "Leave the header of CSV or TSV out", elsewhere: notATable
    ),
    OptionSpec(
      "no-pager", .sets(\.settings.usesPager, false), on: [.list, .detail],
      "Never page what is longer than the screen"
    ),
  ]

  /// Those that every command takes.
  private static let commonOptions: [OptionSpec] = [
    OptionSpec("json", .sets(\.settings.format, .json), on: OptionSpec.everyCommand, "Print JSON"),
    OptionSpec(
      "replay", .takes("DIR", .folder, \.settings.replayFolder), on: OptionSpec.everyCommand,
      contradicts: ["record", "offline", "refresh"],
      "Answer from recorded responses, without network"
    ),
    OptionSpec(
      "record", .takes("DIR", .folder, \.settings.recordFolder), on: OptionSpec.everyCommand,
      "Write each response there as well"
    ),
    OptionSpec(
      "offline", .sets(\.settings.cacheUse, .offline), on: OptionSpec.everyCommand, contradicts: ["refresh"],
      "Answer from the cache alone, whatever its age"
    ),
    OptionSpec("refresh", .sets(\.settings.cacheUse, .refresh), on: OptionSpec.everyCommand, "Never use the cache"),
    OptionSpec(
      "max-age", .takes("DURATION", .duration, \.settings.maxAge), on: OptionSpec.everyCommand, fallback: "1h",
      "How old a copy may be when the network fails"
    ),
    OptionSpec(
      "timeout", .takes("SECONDS", .seconds(limit: 86_400), \.settings.timeout), on: OptionSpec.everyCommand,
      fallback: "30",
      "Give up after this long, retries included"
    ),
    OptionSpec(
      "color", .takes("WHEN", .choice("choice"), \.settings.color), on: OptionSpec.everyCommand, fallback: "auto",
      "Colour: auto, always or never"
    ),
    OptionSpec("ascii", .sets(\.settings.ascii, true), on: OptionSpec.everyCommand, "Draw with ASCII alone"),
    OptionSpec(
      "width", .takes("N", .integer(1...10_000), \.settings.width), on: OptionSpec.everyCommand,
      "Lay out for N columns, in a pipe as well"
    ),
    OptionSpec(
      "quiet", short: "q", .sets(\.settings.quiet, true), on: OptionSpec.everyCommand, "Leave courtesy notices out"),
    OptionSpec(
      "verbose", short: "v", .sets(\.settings.verbose, true), on: OptionSpec.everyCommand,
      "Tell of each request on stderr"
    ),
    OptionSpec(
      "help", short: "h", .shortcut { .help(command: $0) }, on: OptionSpec.everyCommand,
      "Explain the command"
    ),
    OptionSpec("version", .shortcut { _ in .version }, on: OptionSpec.everyCommand, "Print the version"),
  ]

  private static let notATable = "the detail of a coin is not a table: write --json"
}
