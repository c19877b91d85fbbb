import CoinKit

/// A top-level key of a coin's detail as JSON, in the order in which they are written.
enum DetailField: String, CaseIterable, Sendable {
  case coin, detail, statistics, description, website, reddit
  case fetchedAt = "fetched_at"
  case stale

  func json(_ view: CoinDetailView) -> JSONValue {
    switch self {
    case .coin: view.coin.map { Self.row($0, view.origin) } ?? .null
    case .detail: Self.detail(view.detail)
    case .statistics: Self.statistics(view)
    case .description: JSONValue(view.detail.readableDescription)
    case .website: JSONValue(view.detail.website)
    case .reddit: JSONValue(view.detail.reddit)
    case .fetchedAt: JSONValue(view.origin.fetchedAt?.asISO8601String())
    case .stale: .bool(view.origin.isStale)
    }
  }

  private static func row(_ coin: CoinModel, _ origin: Origin) -> JSONValue {
    let row = CoinListView.Row(coin: coin, origin: origin)
    return .object(CoinField.all.map { JSONValue.Member($0.key, $0.json(row)) })
  }

  /// The API's own keys and values.
  private static func detail(_ detail: CoinDetailModel) -> JSONValue {
    [
      "id": .string(detail.id),
      "symbol": JSONValue(detail.symbol),
      "name": JSONValue(detail.name),
      "block_time_in_minutes": JSONValue(detail.blockTimeInMinutes),
      "hashing_algorithm": JSONValue(detail.hashingAlgorithm),
      "description": detail.description.map { ["en": JSONValue($0.en)] } ?? .null,
      "links": detail.links.map {
        ["homepage": JSONValue($0.homepage), "subreddit_url": JSONValue($0.subredditURL)]
      } ?? .null,
      "categories": JSONValue(detail.categories),
      "genesis_date": JSONValue(detail.genesisDate),
    ]
  }

  private static func statistics(_ view: CoinDetailView) -> JSONValue {
    let statistics = CoinStatistics(
      coin: view.coin, detail: view.detail, currency: CurrencyStyle(code: view.currency))
    return [
      "overview": group(statistics.overview),
      "additional": group(statistics.additional),
      "supply": group(statistics.supply),
    ]
  }

  private static func group(_ statistics: [StatisticModel]) -> JSONValue {
    .array(
      statistics.map {
        ["title": .string($0.title), "value": .string($0.value), "percentage_change": JSONValue($0.percentageChange)]
      })
  }
}

extension JSONValue {
  /// `null` when there is no list, and in it where there is no text.
  fileprivate init(_ texts: [String?]?) {
    self = texts.map { .array($0.map { JSONValue($0) }) } ?? .null
  }
}
