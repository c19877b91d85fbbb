import CoinKit

/// Finds the coins that words mean, with as few requests as that allows.
struct CoinFinder {
  /// The most ids that one request may name; longer addresses have been refused.
  private static let idsPerRequest = 100

  let api: CoinAPI
  let currency: String
  let skipsSparklines: Bool

  typealias Row = CoinListView.Row

  /// The market's rows of the coins with these ids, by id; ids that name no coin are not among them.
  func rows(ids: [String]) async throws(Failure) -> [String: Row] {
    var rows: [String: Row] = [:]
    // A comma parts ids in the request, so a word with one can be no id.
    var rest = ids.unique().filter { !$0.isEmpty && !$0.contains(",") }[...]
    while !rest.isEmpty {
      let answer = try await api.markets(
        Endpoint.Markets(currency: currency, selection: .ids(Array(rest.prefix(Self.idsPerRequest)))),
        skipsSparklines: skipsSparklines)
      for coin in answer.value { rows[coin.id] = Row(coin: coin, origin: answer.origin) }
      rest = rest.dropFirst(Self.idsPerRequest)
    }
    return rows
  }

  /// Decides which coin `query` means, and says so when the word is not its id.
  ///
  /// - Parameter holder: The coin whose id the word is; nil when there is none.
  /// - Throws: `Failure.notFound`, `.ambiguous`, or what keeps the search from being answered.
  func id(meantBy query: CoinQuery, holder: CoinCandidate?) async throws(Failure) -> String {
    var meaning = query.meaning(holder: holder)
    if meaning == nil { meaning = query.meaning(holder: holder, found: try await api.lookup(query.word).value) }
    switch meaning {
    case .coin(let coin, let others):
      if coin.id != query.id { api.reporter.notice(.resolved(query.word, to: coin, others: others.count)) }
      return coin.id
    case .ambiguous(let candidates):
      throw .ambiguous(word: query.word, candidates: candidates.map(Failure.Candidate.init))
    case .nothing, nil:
      throw .notFound(word: query.word, suggestions: await suggestions(for: query.id))
    }
  }

  /// Ids of large coins that `word` may be a mistyping of; none when the market cannot be asked.
  private func suggestions(for word: String) async -> [String] {
    let market = Endpoint.Markets(currency: currency, selection: .top(page: 1))
    guard let coins = try? await api.markets(market, skipsSparklines: true).value else { return [] }
    let ids = Dictionary(
      coins.flatMap { coin in [coin.id, coin.symbol, coin.name].compactMap { $0 }.map { ($0, coin.id) } }
    ) { first, _ in first }
    let names = coins.map(\.id) + coins.compactMap(\.name) + coins.compactMap(\.symbol)
    return NearestMatch.among(names, for: word).compactMap { ids[$0] }.unique()
  }
}

extension Failure.Candidate {
  fileprivate init(_ coin: CoinCandidate) {
    self.init(id: coin.id, symbol: coin.symbol ?? "", name: coin.name ?? coin.id, rank: coin.marketCapRank)
  }
}

extension Notice {
  fileprivate static func resolved(_ word: String, to coin: CoinCandidate, others: Int) -> Notice {
    let rest =
      switch others {
      case 0: ""
      case 1: ", one other coin is called that too"
      default: ", \(others) other coins are called that too"
      }
    return Notice(code: .resolved, message: "\"\(word)\" is taken for \(coin.id)\(rest)")
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
