import CoinKit

/// Finds the coins that words mean, with as few requests as that allows.
struct CoinFinder {
  /// The most ids that one request may name; longer addresses have been refused.
  private static let idsPerRequest = 100

  let api: CoinAPI
  let currency: String
  let skipsSparklines: Bool

  typealias Row = CoinListView.Row

  /// A word, and what was found of it.
  struct Finding {
    let query: CoinQuery
    /// Nil when neither the market nor the search knows a coin by that word; a failure when several are meant alike,
    /// or when nobody answered.
    let coin: Result<Coin?, Failure>
  }

  struct Coin {
    let id: String
    /// Nil for a coin that is not traded.
    let row: Row?
  }

  /// The coins that words mean, in the order of the words.
  ///
  /// Costs a request for all words that are ids of well-known coins, one search for each other word, and one more
  /// request for all coins that those are taken for.
  ///
  /// - Throws: What keeps even the first request from being answered; what comes later concerns its words alone.
  func find(_ words: [String]) async throws(Failure) -> [Finding] {
    let queries = words.map(CoinQuery.init)
    let named = try await rows(ids: queries.map(\.id))
    var ids: [Result<String?, Failure>] = []
    for query in queries {
      let holder = named[query.id].map { CoinCandidate($0.coin) }
      ids.append(await Result { () async throws(Failure) in try await id(meantBy: query, holder: holder) })
    }
    let asked = Set(queries.map(\.id))
    let others = ids.compactMap { try? $0.get() }.filter { !asked.contains($0) }
    let meant = await Result { () async throws(Failure) in try await rows(ids: others) }
    return zip(queries, ids).map { query, id in
      Finding(
        query: query,
        coin: id.flatMap { id in
          guard let id else { return .success(nil) }
          if asked.contains(id) { return .success(Coin(id: id, row: named[id])) }
          return meant.map { Coin(id: id, row: $0[id]) }
        })
    }
  }

  /// What to say of a word that no coin is called by.
  func notFound(_ query: CoinQuery) async -> Failure {
    .notFound(word: query.word, suggestions: await suggestions(for: query.id))
  }

  /// The market's rows of the coins with these ids, by id; ids that name no coin are not among them.
  private func rows(ids: [String]) async throws(Failure) -> [String: Row] {
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

  /// Decides which coin a word means, and says so when the word is not its id; nil when there is none.
  ///
  /// - Parameter holder: The coin of the market whose id the word is; nil when there is none.
  /// - Throws: `Failure.ambiguous`, or what keeps the search from being answered.
  private func id(meantBy query: CoinQuery, holder: CoinCandidate?) async throws(Failure) -> String? {
    var meaning = query.meaning(holder: holder)
    if meaning == nil { meaning = query.meaning(holder: holder, found: try await api.lookup(query.word).value) }
    switch meaning {
    case .coin(let coin, let others):
      if coin.id != query.id { api.reporter.notice(.resolved(query.word, to: coin, others: others.count)) }
      return coin.id
    case .ambiguous(let candidates):
      throw .ambiguous(word: query.word, candidates: candidates.map(Failure.Candidate.init))
    case .nothing, nil: return nil
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
