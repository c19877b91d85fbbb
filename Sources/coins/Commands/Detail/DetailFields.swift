import CoinGecko
import CoinKit
import Foundation

extension FieldSet<CoinDetail> {
  /// The top-level keys of a coin's detail, in the order of the JSON output.
  static let details = FieldSet([
    Field("coin", .document { row in row.coin.map { DetailJSON.row($0, row.provenance) } ?? .null }),
    Field("detail", .document { DetailJSON.detail($0.detail) }),
    Field("statistics", .document { DetailJSON.statistics($0) }),
    Field("description", .text { $0.detail.readableDescription }),
    Field("website", .text { $0.detail.website }),
    Field("reddit", .text { $0.detail.reddit }),
    Field("fetched_at", .date { $0.provenance.fetchedAt?.asISO8601String() }),
    Field("stale", .flag { $0.provenance.isStale }),
  ])
}

/// The parts of a detail that are objects.
private enum DetailJSON {
  static func row(_ coin: CoinModel, _ provenance: Provenance) -> JSONValue {
    FieldSet.coins.all.object(CoinRow(coin: coin, provenance: provenance))
  }

  /// The API's own keys and values.
  static func detail(_ detail: CoinDetailModel) -> JSONValue {
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

  static func statistics(_ view: CoinDetail) -> JSONValue {
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
