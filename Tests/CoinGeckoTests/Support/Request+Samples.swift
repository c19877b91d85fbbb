import Platform
import Testing

@testable import CoinGecko

extension Request {
  static let categories = Endpoint<[String]>.categories.request

  static func coin(_ id: String) -> Request { Endpoint.coin(id: id).request }
  static func search(_ text: String) -> Request { Endpoint.search(text).request }
  static func lookup(_ word: String) -> Request { Endpoint.lookup(word).request }

  static func market(_ currency: String = "usd", _ selection: MarketsQuery.Selection = .top(page: 1)) -> Request {
    .markets(MarketsQuery(currency: currency, selection))
  }

  static func rows(_ ids: String...) -> Request { market("usd", .ids(ids)) }
}

extension Request: CustomTestStringConvertible {
  /// Its path and its query, cut.
  public var testDescription: String { String((target.encodedPath + target.encodedQuery).prefix(120)) }
}

extension Deadline {
  /// Longer than any test takes.
  static let distant = Deadline(seconds: 3600, time: .system)
}
