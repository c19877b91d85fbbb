import CoinKit

/// `coins list`: the top of the market, or named coins, filtered, sorted and cut to a number of rows.
struct ListCommand {
  /// How many coins are fetched when nobody says otherwise.
  static let defaultTop = 250

  let request: ListRequest
  /// Whether the format that the list ends up in shows sparklines.
  let showsSparklines: Bool
  let api: CoinAPI

  func run() async -> Outcome {
    var outcome = Outcome()
    let rows: [CoinListView.Row]
    do {
      rows = try await request.coins.isEmpty ? market(&outcome.failures) : named(&outcome.failures)
    } catch {
      return Outcome(failures: [error])
    }
    if rows.isEmpty, !outcome.failures.isEmpty { return outcome }
    let shown = arranged(rows)
    if rows.isEmpty {
      let place = request.category.map { " in \($0)" } ?? ""
      api.reporter.notice(Notice(code: .noMatch, message: "there is no coin\(place)"))
    } else if shown.isEmpty, let filter = request.filter {
      api.reporter.notice(
        Notice(code: .noMatch, message: "no coin of \(rows.count) has \"\(filter)\" in its id, symbol or name"))
    }
    outcome.view = .list(
      CoinListView(rows: shown, currency: request.currency, fields: request.fields.map(CoinField.named)))
    return outcome
  }

  /// The first coins by market cap, in rank order.
  private func market(_ failures: inout [Failure]) async throws(Failure) -> [CoinListView.Row] {
    if let category = request.category { try await CategoryCheck(api: api)(category) }
    let pages = MarketPages(
      api: api, currency: request.currency, category: request.category, skipsSparklines: !showsSparklines)
    let joined = try await pages.first(max(request.top ?? Self.defaultTop, request.limit ?? 0))
    if let failure = joined.failure {
      failures.append(failure)
    } else if let top = request.top, joined.isAtEnd, (1..<top).contains(joined.rows.count) {
      api.reporter.notice(Notice(code: .endOfList, message: "there are only \(joined.rows.count) coins to list"))
    }
    return joined.rows
  }

  /// The named coins in the order asked, each once; those that there are not become failures.
  private func named(_ failures: inout [Failure]) async throws(Failure) -> [CoinListView.Row] {
    let finder = CoinFinder(api: api, currency: request.currency, skipsSparklines: !showsSparklines)
    var rows: [CoinListView.Row] = []
    for (query, found) in try await finder.find(request.coins) {
      switch found {
      case .success(.coin(_, let row?)): rows.append(row)
      case .success(.coin(let id, nil)): failures.append(.notTraded(id: id))
      case .success(.nothing(let similar)): failures.append(await finder.notFound(query, similar: similar))
      case .failure(let failure): failures.append(failure)
      }
    }
    return rows.unique(by: \.coin.id)
  }

  private func arranged(_ rows: [CoinListView.Row]) -> [CoinListView.Row] {
    var rows = rows
    if let text = request.filter {
      let filter = CoinFilter(text)
      rows = rows.filter { filter.matches($0.coin) }
    }
    if let key = request.sort ?? (request.coins.isEmpty ? .rank : nil) {
      rows = CoinSort(key, isReversed: request.reverse).sorted(rows, by: \.coin)
    } else if request.reverse {
      rows.reverse()
    }
    return Array(rows.prefix(request.limit ?? .max))
  }
}
