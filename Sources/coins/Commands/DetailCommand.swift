import CoinKit

/// `coins detail`: everything there is to say of each named coin.
struct DetailCommand {
  let request: DetailRequest
  let api: CoinAPI

  func run() async -> Outcome {
    var views: [CoinDetailView] = []
    var failures: [Failure] = []
    let queries = request.coins.map(CoinQuery.init)
    do {
      for query in queries { try check(query) }
      var facts = try await Facts(ids: queries.map(\.id), finder)
      for query in queries {
        do throws(Failure) {
          let id = try await finder.id(meantBy: query, holder: try facts.holder(of: query.id))
          if id != query.id { facts.merge(try await Facts(ids: [id], finder)) }
          guard !views.contains(where: { $0.detail.id == id }) else { continue }
          views.append(try view(of: id, facts))
        } catch {
          failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
    return Outcome(view: views.isEmpty ? nil : .details(views), failures: failures)
  }

  private var currency: String { request.currency ?? "usd" }

  private var finder: CoinFinder { CoinFinder(api: api, currency: currency, skipsSparklines: false) }

  /// Refuses a word that could lead somewhere else when it becomes a part of an address or a path.
  private func check(_ query: CoinQuery) throws(Failure) {
    do throws(CoinID.Problem) {
      _ = try CoinID(query.id)
    } catch {
      throw .usage(
        "\"\(query.word)\" cannot be the id of a coin, since it \(error.reason)", hint: "coins search finds ids")
    }
  }

  private func view(of id: String, _ facts: Facts) throws(Failure) -> CoinDetailView {
    let detail = try facts.detail(of: id)
    let row = facts.rows[id]
    if row == nil {
      api.reporter.notice(Notice(code: .noMarketData, message: "there is no market data of \(id)"))
    }
    return CoinDetailView(
      coin: row?.coin, detail: detail.value, origin: row?.origin.joined(with: detail.origin) ?? detail.origin,
      currency: currency, fields: request.fields, showsWholeDescription: request.showsWholeDescription,
      showsChart: request.showsChart)
  }
}

/// What the API says of coins by their ids: the rows of the market and the details.
private struct Facts {
  private(set) var rows: [String: CoinListView.Row]
  private var details: [String: Result<Answer<CoinDetailModel>, Failure>] = [:]

  /// Asks for the rows in one request, and at the same time for one detail after the other.
  ///
  /// - Throws: What keeps the rows from coming; a detail that does not come concerns its coin alone.
  init(ids: [String], _ finder: CoinFinder) async throws(Failure) {
    let ids = ids.unique()
    async let market = Result { () async throws(Failure) in try await finder.rows(ids: ids) }
    for id in ids {
      details[id] = await Result { () async throws(Failure) in try await finder.api.detail(id: id) }
    }
    rows = try await market.get()
  }

  mutating func merge(_ other: Facts) {
    rows.merge(other.rows) { first, _ in first }
    details.merge(other.details) { first, _ in first }
  }

  /// The coin that has this id, whether or not it is traded; nil when there is none.
  ///
  /// - Throws: What kept a detail from coming that may well exist.
  func holder(of id: String) throws(Failure) -> CoinCandidate? {
    if let row = rows[id] { return CoinCandidate(row.coin) }
    switch details[id] {
    case .success(let answer):
      return CoinCandidate(id: id, symbol: answer.value.symbol, name: answer.value.name, marketCapRank: nil)
    case .failure(.notFound), nil: return nil
    case .failure(let failure): throw failure
    }
  }

  func detail(of id: String) throws(Failure) -> Answer<CoinDetailModel> {
    guard let detail = details[id] else { throw .notFound(word: id) }
    return try detail.get()
  }
}
