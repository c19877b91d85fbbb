import CoinKit

/// `coins detail`: everything there is to say of each named coin.
struct DetailCommand {
  let request: DetailRequest
  let api: CoinAPI

  func run() async -> Outcome {
    var views: [CoinDetailView] = []
    var failures: [Failure] = []
    do {
      for word in request.coins { try check(CoinQuery(word)) }
      for finding in try await finder.find(request.coins) {
        do throws(Failure) {
          let view = try await view(of: finding)
          if !views.contains(where: { $0.detail.id == view.detail.id }) { views.append(view) }
        } catch {
          failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
    return Outcome(view: views.isEmpty ? nil : .details(views), failures: failures)
  }

  private var finder: CoinFinder { CoinFinder(api: api, currency: request.currency, skipsSparklines: false) }

  /// Refuses a word that could lead somewhere else when it becomes a part of an address or a path.
  private func check(_ query: CoinQuery) throws(Failure) {
    do throws(CoinID.Problem) {
      _ = try CoinID(query.id)
    } catch {
      throw .usage(
        "\"\(query.word)\" cannot be the id of a coin, since it \(error.reason)", hint: "coins search finds ids")
    }
  }

  private func view(of finding: CoinFinder.Finding) async throws(Failure) -> CoinDetailView {
    switch try finding.found.get() {
    case .coin(let id, let row): view(row: row, try await api.detail(id: id))
    case .nothing(let similar): try await unlisted(finding.query, similar)
    }
  }

  /// A coin that is neither traded nor searched for any more may still have a detail.
  private func unlisted(_ query: CoinQuery, _ similar: [CoinCandidate]) async throws(Failure) -> CoinDetailView {
    // Below the same path the API has more than coins.
    guard !Endpoint.namesBesideCoins.contains(query.id) else { throw await finder.notFound(query, similar: similar) }
    let detail = await Result { () async throws(Failure) in try await api.detail(id: query.id) }
    if case .failure(.notFound) = detail { throw await finder.notFound(query, similar: similar) }
    return view(row: nil, try detail.get())
  }

  private func view(row: CoinListView.Row?, _ detail: Answer<CoinDetailModel>) -> CoinDetailView {
    if row == nil { api.reporter.notice(.noMarketData(of: detail.value.id)) }
    return CoinDetailView(
      coin: row?.coin, detail: detail.value, origin: row?.origin.joined(with: detail.origin) ?? detail.origin,
      currency: request.currency, fields: request.fields?.compactMap(DetailField.init),
      showsWholeDescription: request.showsWholeDescription, showsChart: request.showsChart)
  }
}

extension Notice {
  fileprivate static func noMarketData(of id: String) -> Notice {
    Notice(code: .noMarketData, message: Failure.notTraded(id: id).message)
  }
}
