import CoinKit
import CommandLineKit
import Platform

/// `coins list`: the top of the market, or named coins, filtered, sorted and cut to a number of rows.
struct ListCommand: Command {
  /// Coins by id, symbol or name, in the order asked; empty for the top of the market.
  let coins: [String]
  let currency: String
  /// How many coins are fetched; nil for the standard number.
  let top: Int?
  let limit: Int?
  /// Nil keeps rank order, or the order asked of named coins.
  let sort: CoinSort.Key?
  let isReversed: Bool
  let filter: String?
  let category: String?
  /// Names of fields, already checked.
  let chosen: [String]?

  static let name = "list"

  static let spec = CommandSpec(
    name, group: "Coins",
    operands: [.many("COIN", .coin, minimum: 0)],
    options: [
      Option<String>.currency.spec, Option<Int?>.top.spec, Option<Int?>.limit.spec, Option<CoinSort.Key?>.sort.spec,
      Option<Bool>.reverse.spec, Option<String?>.filter.spec, Option<String?>.category.spec, fields.spec,
    ] + OutputOptions.tableSpecs + OutputOptions.pagerSpecs,
    summary: "show the largest coins as a table, or the named ones",
    brief: "the largest coins as a table, or the named",
    examples: [
      .init("coins list -n 10", "the ten largest coins"),
      .init("coins list --sort change -r -n 5", "the five that fell most"),
      .init("coins list btc eth --currency eur", "two coins, in euros"),
      .init("coins list --csv --fields id,price,cap", "three columns for a spreadsheet"),
    ],
    fields: FieldSet.coins.specs, columns: FieldSet.coins.columnNames)

  private static let fields = Option.fields(FieldSet.coins.specs)

  init(_ arguments: ParsedArguments) {
    coins = arguments.operands
    currency = arguments[.currency]
    top = arguments[.top]
    limit = arguments[.limit]
    sort = arguments[.sort]
    isReversed = arguments[.reverse]
    filter = arguments[.filter]
    category = arguments[.category]
    chosen = arguments[Self.fields]
  }

  func run(in context: CommandContext) async throws(Failure) -> CommandResult {
    let api = try context.api()
    let skipsSparklines = !showsSparklines(in: context)
    var failures: [Failure] = []
    let rows =
      try await coins.isEmpty
      ? market(api, skipsSparklines: skipsSparklines, &failures)
      : named(api, skipsSparklines: skipsSparklines, &failures)
    if rows.isEmpty, !failures.isEmpty { return CommandResult(nil, failures: failures) }
    let shown = arranged(rows)
    if rows.isEmpty {
      let place = category.map { " in \($0)" } ?? ""
      api.tell(Notice(code: .noMatch, message: "there is no coin\(place)"))
    } else if shown.isEmpty, let filter {
      api.tell(
        Notice(code: .noMatch, message: "no coin of \(rows.count) has \"\(filter)\" in its id, symbol or name"))
    }
    return CommandResult(Records(shown, currency: currency, chosen: chosen), failures: failures)
  }

  /// Whether anything will show sparklines, which take most of the time of a list to decode.
  func showsSparklines(in context: CommandContext) -> Bool {
    if let chosen { return FieldSet.coins.named(chosen).contains(where: \.isSeries) }
    switch context.format {
    case .text: return context.isTerminal
    case .json: return true
    case .csv, .tsv: return false
    }
  }
}

extension ListCommand {
  /// How many coins are fetched when nobody says otherwise.
  private static let standardTop = 250

  /// The first coins by market cap, in rank order.
  private func market(
    _ api: CoinAPI, skipsSparklines: Bool, _ failures: inout [Failure]
  ) async throws(Failure) -> [CoinRow] {
    if let category { try await CategoryCheck(api: api)(category) }
    let pages = MarketPages(api: api, currency: currency, category: category, skipsSparklines: skipsSparklines)
    let joined = try await pages.first(max(top ?? Self.standardTop, limit ?? 0))
    if let failure = joined.failure {
      failures.append(failure)
    } else if let top, joined.isAtEnd, (1..<top).contains(joined.rows.count) {
      api.tell(Notice(code: .endOfList, message: "there are only \(joined.rows.count) coins to list"))
    }
    return joined.rows
  }

  /// The named coins in the order asked, each once; those that there are not become failures.
  private func named(
    _ api: CoinAPI, skipsSparklines: Bool, _ failures: inout [Failure]
  ) async throws(Failure) -> [CoinRow] {
    let finder = CoinFinder(api: api, currency: currency, skipsSparklines: skipsSparklines)
    var rows: [CoinRow] = []
    for (query, found) in try await finder.find(coins) {
      switch found {
      case .success(.coin(_, let row?)): rows.append(row)
      case .success(.coin(let id, nil)): failures.append(.notTraded(id: id))
      case .success(.nothing(let similar)): failures.append(await finder.notFound(query, similar: similar))
      case .failure(let failure): failures.append(failure)
      }
    }
    return rows.unique(by: \.coin.id)
  }

  private func arranged(_ rows: [CoinRow]) -> [CoinRow] {
    var rows = rows
    if let filter {
      let filter = CoinFilter(filter)
      rows = rows.filter { filter.matches($0.coin) }
    }
    if let key = sort ?? (coins.isEmpty ? .rank : nil) {
      rows = CoinSort(key, isReversed: isReversed).sorted(rows, by: \.coin)
    } else if isReversed {
      rows.reverse()
    }
    return Array(rows.prefix(limit ?? .max))
  }
}
