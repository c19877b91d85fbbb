import CoinKit
import Foundation

@testable import coins

/// Views made from the sample answers, and from answers that are as odd as the API's have been.
enum SampleViews {
  static let origin = Origin(fetchedAt: nil)

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

  /// Names that tables of other tools broke on.
  static let oddNames = [
    "StarShip🚀", "币安人生 (BinanceLife)", "ウーロン", "صباح الفرو", "( ͡° ͜ʖ ͡°)", "\u{200B}\u{200B}Stable", "",
    "\u{202E}abc", "\u{1B}[2J\u{1B}]52;c;AA==\u{7}", "\u{9B}31mred", "a\r\nb\tc", "👨‍👩‍👧‍👦 Family 🇺🇦",
    "Z" + String(repeating: "\u{334}", count: 40), "e\u{301}", String(repeating: "long", count: 40),
    String(repeating: "日本", count: 40),
  ]

  /// A coin for each odd name, with values that are missing, tiny or huge.
  static func oddCoins() throws -> [CoinModel] {
    let values = ["null", "0", "1e-18", "7.35e-6", "999995", "1e14", "1.42e29", "-444071", "12.5"]
    let sparklines = ["null", "[]", "[1]", "[null,2,3]", "[5,5,5]", "[1,null,3,2]", "[1e-18,3e-18]", "[1,1e14]"]
    let rows = try oddNames.enumerated().map { index, name in
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
    try oddNames.enumerated().map { index, name in
      let text = try json(name)
      let body = """
        {"id":"odd-\(index)","symbol":\(text),"name":\(text),"hashing_algorithm":\(text),
        "block_time_in_minutes":\(index % 2 == 0 ? "null" : "10"),"description":{"en":\(text)},
        "links":{"homepage":["","https://example.org/\(index)"],"subreddit_url":\(text)}}
        """
      return try CoinDecoder().detail(JSONDocument(Data(body.utf8))).value
    }
  }

  static func list(_ coins: [CoinModel], fields: [String]? = nil, currency: String = "usd") -> CoinListView {
    CoinListView(
      rows: coins.map { CoinListView.Row(coin: $0, origin: origin) }, currency: currency,
      fields: fields.map(CoinField.named))
  }

  static func detail(
    _ coin: CoinModel?, _ detail: CoinDetailModel, fields: [DetailField]? = nil, whole: Bool = false,
    chart: Bool = true
  ) -> CoinDetailView {
    CoinDetailView(
      coin: coin, detail: detail, origin: origin, currency: "usd", fields: fields, showsWholeDescription: whole,
      showsChart: chart)
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures/api/coins").standardizedFileURL

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
