import CoinGecko
import CoinKit
import CommandLineKit
import Platform

/// Finds the coins that words mean, with as few requests as that allows.
struct CoinFinder {
  /// The most ids that one request may name; longer addresses have been refused.
  private static let idsPerRequest = 100

  let api: CoinAPI
  let currency: String
  let skipsSparklines: Bool

  /// A word, and what was found of it: a failure when several coins are meant alike, or when nobody answered.
  typealias Finding = (query: CoinQuery, found: Result<Found, Failure>)

  enum Found {
    /// The row is nil for a coin that is not traded.
    case coin(id: String, row: CoinRow?)
    /// Neither the market nor the search knows a coin by that word, but the search gave these.
    case nothing(similar: [CoinCandidate])
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
    var meanings: [Result<Found, Failure>] = []
    for query in queries {
      let holder = named[query.id]
      meanings.append(await result { () async throws(Failure) in try await meaning(of: query, holder: holder) })
    }
    let asked = Set(queries.map(\.id))
    let others = meanings.compactMap { try? $0.get().id }.filter { !asked.contains($0) }
    let later = await result { () async throws(Failure) in try await rows(ids: others) }
    return zip(queries, meanings).map { query, meaning in
      guard let id = try? meaning.get().id else { return (query, meaning) }
      let rows = asked.contains(id) ? .success(named) : later
      return (query, rows.map { .coin(id: id, row: $0[id]) })
    }
  }

  /// What to say of a word that no coin is called by.
  func notFound(_ query: CoinQuery, similar: [CoinCandidate]) async -> Failure {
    .notFound(word: query.word, suggestions: await suggestions(for: query.id, similar))
  }

  /// The market's rows of the coins with these ids, by id; ids that name no coin are not among them.
  private func rows(ids: [String]) async throws(Failure) -> [String: CoinRow] {
    var rows: [String: CoinRow] = [:]
    // A comma parts ids in the request, so a word with one can be no id.
    var rest = ids.unique().filter { !$0.isEmpty && !$0.contains(",") }[...]
    while !rest.isEmpty {
      let query = MarketsQuery(currency: currency, .ids(Array(rest.prefix(Self.idsPerRequest))))
      let answer = try await api.answer(to: .markets(query, skipsSparklines: skipsSparklines))
      for coin in answer.value { rows[coin.id] = CoinRow(coin: coin, provenance: answer.provenance) }
      rest = rest.dropFirst(Self.idsPerRequest)
    }
    return rows
  }

  /// Decides which coin a word means, its row aside, and says so when the word is not its id.
  ///
  /// - Parameter holder: The row of the coin whose id the word is; nil when the market has none.
  /// - Throws: `Failure.ambiguous`, or what keeps the search from being answered.
  private func meaning(of query: CoinQuery, holder: CoinRow?) async throws(Failure) -> Found {
    let holder = holder.map { CoinCandidate($0.coin) }
    var similar: [CoinCandidate] = []
    var meaning = query.meaning(holder: holder)
    if meaning == nil {
      similar = try await api.answer(to: .lookup(query.word)).value
      meaning = query.meaning(holder: holder, found: similar)
    }
    switch meaning {
    case .coin(let coin, let others):
      if coin.id != query.id { api.tell(.resolved(query.word, to: coin, others: others.count)) }
      return .coin(id: coin.id, row: nil)
    case .ambiguous(let candidates):
      throw .ambiguous(word: query.word, candidates: candidates.map(Failure.Candidate.init))
    case .nothing, nil: return .nothing(similar: similar)
    }
  }

  /// Ids of coins that `word` may be a mistyping of: of large ones, when the market can be asked, and of `similar` ones.
  private func suggestions(for word: String, _ similar: [CoinCandidate]) async -> [String] {
    let market = MarketsQuery(currency: currency, .top(page: 1))
    let large = (try? await api.answer(to: .markets(market, skipsSparklines: true)).value) ?? []
    let coins = large.map { CoinCandidate($0) } + similar
    let ids = Dictionary(
      coins.flatMap { coin in [coin.id, coin.symbol, coin.name].compactMap { $0 }.map { ($0, coin.id) } }
    ) { first, _ in first }
    let names = coins.map(\.id) + coins.compactMap(\.name) + coins.compactMap(\.symbol)
    return NearestMatch.among(names, for: word).compactMap { ids[$0] }.unique()
  }
}

extension CoinFinder.Found {
  fileprivate var id: String? {
    if case .coin(let id, _) = self { id } else { nil }
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
