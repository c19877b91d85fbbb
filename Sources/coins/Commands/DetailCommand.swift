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
    guard let coin = try finding.coin.get() else { return try await unlisted(finding.query) }
    return view(row: coin.row, try await api.detail(id: coin.id))
  }

  /// A coin that is neither traded nor searched for any more may still have a detail.
  private func unlisted(_ query: CoinQuery) async throws(Failure) -> CoinDetailView {
    let detail = await Result { () async throws(Failure) in try await api.detail(id: query.id) }
    if case .failure(.notFound) = detail { throw await finder.notFound(query) }
    return view(row: nil, try detail.get())
  }

  private func view(row: CoinListView.Row?, _ detail: Answer<CoinDetailModel>) -> CoinDetailView {
    if row == nil { api.reporter.notice(.noMarketData(of: detail.value.id)) }
    return CoinDetailView(
      coin: row?.coin, detail: detail.value, origin: row?.origin.joined(with: detail.origin) ?? detail.origin,
      currency: request.currency, fields: request.fields, showsWholeDescription: request.showsWholeDescription,
      showsChart: request.showsChart)
  }
}

extension Notice {
  fileprivate static func noMarketData(of id: String) -> Notice {
    Notice(code: .noMarketData, message: Failure.notTraded(id: id).message)
  }
}
