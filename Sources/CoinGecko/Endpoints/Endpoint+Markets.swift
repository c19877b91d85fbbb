package import CoinKit
import Platform

extension Endpoint where Value == [CoinModel] {
  /// `/coins/markets`: a page of the market, or the rows of named coins.
  ///
  /// - Parameter skipsSparklines: Saves the time that sparklines take to decode where nothing shows them.
  package static func markets(_ query: MarketsQuery, skipsSparklines: Bool = false) -> Endpoint<[CoinModel]> {
    Endpoint(request: .markets(query)) { document throws(CoinDecodingError) in
      try CoinDecoder(skipsSparklines: skipsSparklines).markets(document)
    }
  }
}

extension Endpoint where Value == [String] {
  /// The ids of the same rows, without the time that everything else in them takes to decode.
  package static func marketIDs(_ query: MarketsQuery) -> Self {
    Endpoint(request: .markets(query)) { document throws(CoinDecodingError) in
      Decoded(value: MarketRows(document)?.rows.map(\.id) ?? [])
    }
  }
}

extension Request {
  static func markets(_ query: MarketsQuery) -> Request {
    Request(
      target: query.target,
      expectation: Expectation(shape: .array, coins: query.ids, currency: query.currency),
      cached: query.cachedStandIn, recorded: query.recordedStandIn)
  }
}

extension MarketsQuery {
  /// The rows of named coins are those of the list, when it has them all.
  fileprivate var cachedStandIn: CachedStandIn? {
    let ids = ids
    guard !ids.isEmpty else { return nil }
    return CachedStandIn(list: MarketsQuery(currency: currency).target) { list in
      let rows = list.picked(ids)
      // A coin without a rank of its own may have one in an answer that names it.
      return rows.count == ids.count && rows.allSatisfy { $0.rank != nil } ? rows : nil
    }
  }

  fileprivate var recordedStandIn: RecordedStandIn {
    RecordedStandIn(
      accepts: { name in
        if name.query["vs_currency"] == nil, currency != RecordingFolder.plainCurrency { return false }
        if case .category = selection { return name.query["category"] != nil }
        return true
      },
      pick: { name in
        switch selection {
        case .ids(let ids) where name.query["ids"] == nil:
          { list, raw in raw.holding(list.picked(ids).map(\.bytes)) }
        case .top(let page) where name.query["page"] == nil, .category(_, let page) where name.query["page"] == nil:
          { list, raw in raw.holding(list.page(page, size: Self.pageSize), of: raw.total ?? list.count) }
        default: nil
        }
      },
      otherwise: { folder throws(APIFailure) in
        try unrecorded(in: folder).map { missing throws(APIFailure) in throw .storage(path: folder.path, missing) }
      })
  }

  /// What of the question a folder has no list for; nil when that cannot be said.
  private func unrecorded(in folder: RecordingFolder) throws(APIFailure) -> APIFailure.StorageProblem? {
    let lists = try folder.files(beside: target).map(\.name).filter { $0.stem == "markets" && $0.query["ids"] == nil }
    if case .category(let id, _) = selection, !lists.contains(where: { $0.query["category"] == id }) {
      return .notRecorded(.category(id), available: lists.compactMap { $0.query["category"] }.unique())
    }
    let currencies = lists.map { $0.query["vs_currency"] ?? RecordingFolder.plainCurrency }.unique()
    guard !currencies.isEmpty, !currencies.contains(currency) else { return nil }
    return .notRecorded(.currency(currency), available: currencies)
  }
}
