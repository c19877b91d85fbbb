import CoinGecko
import CoinKit
import Foundation
import TestSupport

@testable import coins

/// Views made from the sample answers, and from answers that are as odd as the API's have been.
enum SampleViews {
  static let provenance = Provenance(fetchedAt: nil)

  /// Every coin of the sample market.
  static func market() throws -> [CoinModel] { try decodedMarket.get() }

  /// The details that there are samples of.
  static func details() throws -> [CoinDetailModel] { try decodedDetails.get() }

  // Decoded once for hundreds of tests.

  private static let decodedMarket = Result {
    try CoinDecoder().markets(JSONDocument(Data(contentsOf: folder.appending(path: "markets.json")))).value
  }

  private static let decodedDetails = Result {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { !$0.lastPathComponent.hasPrefix("markets") && $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try CoinDecoder().detail(JSONDocument(Data(contentsOf: $0))).value }
  }

  /// A coin for each odd name, with values that are missing, tiny or huge.
  static func oddCoins() throws -> [CoinModel] {
    let values = ["null", "0", "1e-18", "7.35e-6", "999995", "1e14", "1.42e29", "-444071", "12.5"]
    let sparklines = ["null", "[]", "[1]", "[null,2,3]", "[5,5,5]", "[1,null,3,2]", "[1e-18,3e-18]", "[1,1e14]"]
    let rows = try OddNames.all.enumerated().map { index, name in
      let value = values[index % values.count]
      return """
        {"id":"odd-\(index)","symbol":\(try json(index % 3 == 0 ? "" : name)),"name":\(try json(name)),
        "current_price":\(value),"market_cap":\(value),"market_cap_rank":\(index % 4 == 0 ? "null" : "\(index * 997)"),
        "total_volume":\(value),"high_24h":\(value),"low_24h":\(value),"price_change_24h":\(value),
        "price_change_percentage_24h":\(value),"market_cap_change_24h":\(value),
        "market_cap_change_percentage_24h":\(value),"circulating_supply":\(value),"total_supply":\(value),
        "max_supply":null,"ath":\(value),"last_updated":\(index % 2 == 0 ? "\"2025-11-18T19:56:42.558Z\"" : "null"),
        "sparkline_in_7d":{"price":\(sparklines[index % sparklines.count])}}
        """
    }
    return try CoinDecoder().markets(JSONDocument(Data("[\(rows.joined(separator: ","))]".utf8))).value
  }

  /// A detail for each odd coin, the text in it as odd as the name.
  static func oddDetails() throws -> [CoinDetailModel] {
    try OddNames.all.enumerated().map { index, name in
      let text = try json(name)
      let body = """
        {"id":"odd-\(index)","symbol":\(text),"name":\(text),"hashing_algorithm":\(text),
        "block_time_in_minutes":\(index % 2 == 0 ? "null" : "10"),"description":{"en":\(text)},
        "links":{"homepage":["","https://example.org/\(index)"],"subreddit_url":\(text)}}
        """
      return try CoinDecoder().detail(JSONDocument(Data(body.utf8))).value
    }
  }

  static func list(
    _ coins: [CoinModel], fields: [String]? = nil, currency: String = "usd"
  ) -> Records<CoinRow> {
    Records(coins.map { CoinRow(coin: $0, provenance: provenance) }, currency: currency, chosen: fields)
  }

  static func search(_ coins: [CoinCandidate], fields: [String]? = nil) -> Records<CoinCandidate> {
    Records(
      rows: coins, fields: .candidates, chosen: fields, currency: "usd", provenance: provenance, lastUpdated: nil,
      isPaged: false)
  }

  static func detail(_ coin: CoinModel?, _ detail: CoinDetailModel) -> CoinDetail {
    CoinDetail(coin: coin, detail: detail, provenance: provenance, currency: "usd")
  }

  static func details(
    _ details: [CoinDetail], fields: [String]? = nil, whole: Bool = false, chart: Bool = true
  ) -> DetailsView {
    DetailsView(
      details: details, currency: "usd", chosen: fields, showsWholeDescription: whole, showsChart: chart)
  }

  private static let folder = Repository.fixtures.appending(path: "api/coins")

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
