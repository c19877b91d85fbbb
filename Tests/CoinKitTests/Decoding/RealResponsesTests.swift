import CoinKit
import Foundation
import Testing

/// Whole answers of the API, in a folder that `COINS_REAL_RESPONSES` names: its terms do not allow to keep them here.
@Suite(.enabled(if: RealResponses.folder != nil, "COINS_REAL_RESPONSES names no folder"))
struct RealResponsesTests {
  @Test(arguments: RealResponses.files("markets-")) func `every row of the market is a coin`(file: URL) throws {
    let body = try Data(contentsOf: file)
    let answer = try CoinDecoder().markets(JSONDocument(body))
    #expect(answer.issues == [])
    #expect(try answer.value.count == RealResponses.rows(JSONSerialization.jsonObject(with: body)))
  }

  @Test(arguments: RealResponses.files("detail-")) func `every detail decodes whole`(file: URL) throws {
    #expect(try CoinDecoder().detail(JSONDocument(try Data(contentsOf: file))).issues == [])
  }

  @Test(arguments: RealResponses.files("search-")) func `every coin of a search is a candidate`(file: URL) throws {
    let body = try Data(contentsOf: file)
    let answer = try CoinDecoder().search(JSONDocument(body))
    #expect(answer.issues == [])
    let members = try JSONSerialization.jsonObject(with: body) as? [String: Any]
    #expect(answer.value.count == RealResponses.rows(members?["coins"]))
  }

  @Test(arguments: RealResponses.files("markets-")) func `every week of prices has a chart`(file: URL) throws {
    for coin in try CoinDecoder().markets(JSONDocument(try Data(contentsOf: file))).value {
      guard let prices = coin.sparklineIn7D?.price, !prices.isEmpty else { continue }
      let points = PriceChart(prices: prices, lastUpdated: nil).runs(columns: 66, rows: 20).flatMap(\.self)
      #expect(!points.isEmpty, "\(coin.id)")
      #expect(points.allSatisfy { (0..<66).contains($0.column) && (0..<20).contains($0.row) }, "\(coin.id)")
    }
  }
}

enum RealResponses {
  static let folder = ProcessInfo.processInfo.environment["COINS_REAL_RESPONSES"]
    .flatMap { $0.isEmpty ? nil : URL(filePath: $0, directoryHint: .isDirectory) }

  static func files(_ prefix: String) -> [URL] {
    guard let folder else { return [] }
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? [])
      .filter { $0.lastPathComponent.hasPrefix(prefix) && $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// How many rows there are, counted without the models.
  static func rows(_ json: Any?) -> Int? { (json as? [Any])?.count }
}
