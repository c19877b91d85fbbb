import Foundation

/// A question to the API: what is asked, apart from where and how.
///
/// Parameters are those of CoinGecko's API v3. Everything that a view may need is always asked for, so that one
/// answer serves every view.
enum Endpoint: Hashable, Sendable {
  case markets(Markets)
  case coin(id: String)
  case search(String)
  /// The same question, asked to learn which coin a word means: an answer a day old will do.
  case lookup(String)
  /// The ids that `category` may take.
  case categories

  /// A page of `/coins/markets`, or the rows of named coins.
  struct Markets: Hashable, Sendable {
    /// The largest page that the API gives.
    static let pageSize = 250

    /// Lower case, as the API writes it: `usd`.
    var currency: String
    var selection: Selection = .top(page: 1)

    /// The ids that are asked for; none when the market is.
    var ids: [String] {
      if case .ids(let ids) = selection { ids } else { [] }
    }

    enum Selection: Hashable, Sendable {
      /// Coins by market cap, the largest first; pages count from 1.
      case top(page: Int)
      case category(String, page: Int)
      /// At most 100 ids.
      case ids([String])
    }
  }

  /// What stands in the place of a coin's id and is none, by CoinGecko's description of its API.
  static let namesBesideCoins: Set<String> = ["list", "markets", "categories", "top_gainers_losers"]

  /// The path below the API's base, a segment each, not yet percent-encoded.
  var path: [String] {
    switch self {
    case .markets: ["coins", "markets"]
    case .coin(let id): ["coins", id]
    case .search, .lookup: ["search"]
    case .categories: ["coins", "categories", "list"]
    }
  }

  /// The query in the order it is sent, not yet percent-encoded.
  var query: [URLQueryItem] {
    switch self {
    case .markets(let markets): markets.query
    case .coin:
      ["localization", "tickers", "market_data", "community_data", "developer_data", "sparkline"]
        .map { URLQueryItem(name: $0, value: "false") }
    case .search(let text), .lookup(let text): [URLQueryItem(name: "query", value: text)]
    case .categories: []
    }
  }
}

extension Endpoint.Markets {
  fileprivate var query: [URLQueryItem] {
    var items = [
      URLQueryItem(name: "vs_currency", value: currency),
      URLQueryItem(name: "order", value: "market_cap_desc"),
      URLQueryItem(name: "per_page", value: String(Self.pageSize)),
      URLQueryItem(name: "page", value: String(page)),
      URLQueryItem(name: "sparkline", value: "true"),
      URLQueryItem(name: "price_change_percentage", value: "24h"),
    ]
    switch selection {
    case .top: break
    case .category(let id, _): items.append(URLQueryItem(name: "category", value: id))
    case .ids(let ids):
      items.append(URLQueryItem(name: "ids", value: ids.joined(separator: ",")))
      // Without it the API leaves out wrapped and staked coins even when they are named.
      items.append(URLQueryItem(name: "include_rehypothecated", value: "true"))
    }
    return items
  }

  private var page: Int {
    switch selection {
    case .top(let page), .category(_, let page): page
    case .ids: 1
    }
  }
}
