import CoinKit

extension Catalogue {
  /// Every option, in the order in which it is shown.
  static let options = ownOptions + commonOptions

  /// Those that belong to some commands.
  private static let ownOptions: [OptionSpec] = [
    OptionSpec(
      "currency", short: "c", .takes("CODE", .currency, \.currency), on: [.list, .detail, .cachedIDs],
      fallback: CurrencyCode.standard,
      variable: .init(name: "COINS_CURRENCY") { $0.currency },
      "Quote in this currency"
    ),
    OptionSpec(
      "top", .takes("N", .integer(1...10_000), \.top), on: [.list], fallback: "250",
      "Fetch the N largest coins, 1 to 10000",
      more: "More than 250 coins take a request for each 250; without a key the API answers only a few a minute."
    ),
    OptionSpec(
      "limit", short: "n", .takes("N", .integer(1...10_000), \.limit), on: [.list, .search],
      "Show N rows at most, after filter and sort",
      more: "A limit above --top raises that as well."
    ),
    OptionSpec(
      "sort", .takes("KEY", .choice("sort key"), \.sort), on: [.list], fallback: "rank",
      "Order by rank, name, price, change, cap or volume",
      more: "Rank and name ascend, the others descend; what is unknown comes last either way. Coins that are named "
        + "keep the order in which they are named."
    ),
    OptionSpec("reverse", short: "r", .sets(\.reverse, true), on: [.list], "Turn the order round"),
    OptionSpec(
      "filter", .takes("TEXT", .text, \.filter), on: [.list],
      "Keep coins with TEXT in their id, symbol or name",
      more: "Upper and lower case do not count."
    ),
    OptionSpec(
      "category", .takes("ID", .text, \.category), on: [.list],
      "Keep coins of a category, by CoinGecko's id for it",
      more: "No coin can be named beside it."
    ),
    OptionSpec(
      "fields", .takes("LIST", .fields, \.fields), on: CommandName.showingCoins,
      "Show these columns or keys: a,b,c",
      more: "They count for text, JSON, CSV and TSV alike, and are named below."
    ),
    OptionSpec(
      "full", .sets(\.showsWholeDescription, true), on: [.detail],
      "Show the whole description",
      more: "Otherwise a terminal shows its first three lines."
    ),
    OptionSpec(
      "no-chart", .sets(\.showsChart, false), on: [.detail],
      "Leave the chart out"
    ),
    OptionSpec(
      "csv", .sets(\.settings.format, .csv), on: [.list, .search], contradicts: ["json", "tsv"],
      "Print CSV (RFC 4180)",
      more: "A text that a spreadsheet would take for a formula is guarded.", elsewhere: notATable
    ),
    OptionSpec(
      "tsv", .sets(\.settings.format, .tsv), on: [.list, .search], contradicts: ["json", "csv"],
      "Print tab-separated values",
      more: "Tabs and line feeds in a value are written as \\t and \\n.", elsewhere: notATable
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
    OptionSpec(
      "json", .sets(\.settings.format, .json), on: OptionSpec.everyCommand,
      "Print JSON",
      more: "Failures and notices are JSON as well, an object a line on the standard error."
    ),
    OptionSpec(
      "replay", .takes("DIR", .folder, \.settings.replayFolder), on: OptionSpec.everyCommand,
      contradicts: ["record", "offline", "refresh"],
      "Answer from recorded responses, without network",
      more: "The folder is laid out like the paths of the API, as --record writes it."
    ),
    OptionSpec(
      "record", .takes("DIR", .folder, \.settings.recordFolder), on: OptionSpec.everyCommand,
      "Write each response there as well"
    ),
    OptionSpec(
      "offline", .sets(\.settings.cacheUse, .offline), on: OptionSpec.everyCommand, contradicts: ["refresh"],
      "Answer from the cache alone, whatever its age"
    ),
    OptionSpec(
      "refresh", .sets(\.settings.cacheUse, .refresh), on: OptionSpec.everyCommand,
      "Never answer from the cache"
    ),
    OptionSpec(
      "max-age", .takes("DURATION", .duration, \.settings.maxAge), on: OptionSpec.everyCommand, fallback: "1h",
      "Oldest copy to fall back on",
      more: "It counts when the network fails; 0 means that no copy will do."
    ),
    OptionSpec(
      "timeout", .takes("SECONDS", .seconds(limit: 86_400), \.settings.timeout), on: OptionSpec.everyCommand,
      fallback: "30",
      "Give up after this long in all",
      more: "Waits and retries are included. With a copy to fall back on, the network gets 5 seconds of it."
    ),
    OptionSpec(
      "color", .takes("WHEN", .choice("choice"), \.settings.color), on: OptionSpec.everyCommand, fallback: "auto",
      "Use colour: auto, always or never"
    ),
    OptionSpec(
      "ascii", .sets(\.settings.ascii, true), on: OptionSpec.everyCommand,
      "Draw with ASCII alone",
      more: "The sign of a currency that is not ASCII becomes its code."
    ),
    OptionSpec(
      "width", .takes("N", .integer(1...10_000), \.settings.width), on: OptionSpec.everyCommand,
      "Lay out for N columns, in a pipe as well",
      more: "Otherwise a terminal has its own width, and a pipe none."
    ),
    OptionSpec(
      "quiet", short: "q", .sets(\.settings.quiet, true), on: OptionSpec.everyCommand,
      "Leave courtesy notices out",
      more: "The age of old data, rows left out and missing pages are told all the same."
    ),
    OptionSpec(
      "verbose", short: "v", .sets(\.settings.verbose, true), on: OptionSpec.everyCommand,
      "Tell of each request on stderr",
      more: "The line holds method, address, status, milliseconds and where the answer came from; never a key."
    ),
    OptionSpec(
      "help", short: "h", .shortcut { .help(command: $0) }, on: OptionSpec.everyCommand,
      "Explain the command",
      more: "It wins over everything beside it."
    ),
    OptionSpec(
      "version", .shortcut { _ in .version }, on: OptionSpec.everyCommand,
      "Print the version",
      more: "It wins over everything but --help."
    ),
  ]

  private static let notATable = "the detail of a coin is not a table: write --json"
}
