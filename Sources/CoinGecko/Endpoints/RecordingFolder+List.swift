import CoinKit
import Foundation

extension RecordingFolder {
  /// What a list is quoted in whose name does not tell.
  static let plainCurrency = CurrencyCode.standard

  /// The recorded list that names the most coins, of which other answers can be made.
  struct List {
    let rows: [MarketRows.Row]
    let fetchedAt: Date?
  }

  /// The list of the bare file, or else of the first page; nil when none was recorded.
  ///
  /// - Throws: What is wrong with the first of the lists, when not one of them is of use.
  func list() throws(APIFailure) -> List? {
    let request = Request.markets(MarketsQuery(currency: Self.plainCurrency))
    let files = try files(beside: request.target)
      .filter { $0.name.stem == "markets" && $0.name.query["ids"] == nil && $0.name.query["category"] == nil }
      .sorted { $0.name.query.count < $1.name.query.count }
    var failure: APIFailure?
    for file in files {
      let response = try response(in: file, to: request.expectation)
      switch response.verdict {
      case .success(let document):
        guard let list = MarketRows(document) else { continue }
        return List(rows: list.rows, fetchedAt: response.raw.fetchedAt)
      case .failure(let problem): failure = failure ?? problem
      }
    }
    if let failure { throw failure }
    return nil
  }
}
