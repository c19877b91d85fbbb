import CoinKit

/// What `/coins/markets` is asked for: a page of the market, or the rows of named coins.
package struct MarketsQuery: Hashable, Sendable {
  /// The most coins that a page holds, which is the most that the API gives.
  package static let pageSize = 250

  /// Which coins are asked for.
  package enum Selection: Hashable, Sendable {
    /// Coins by market cap, the largest first; pages count from 1.
    case top(page: Int)
    /// The same of a category, by the API's id of it.
    case category(String, page: Int)
    /// At most 100 ids.
    case ids([String])
  }

  /// Lower case, as the API writes it: `usd`.
  package let currency: String
  /// Which coins are asked for.
  package let selection: Selection

  /// Creates a query, by default for the largest coins.
  package init(currency: String, _ selection: Selection = .top(page: 1)) {
    self.currency = currency
    self.selection = selection
  }
}

extension MarketsQuery {
  /// The ids that are asked for; none when the market is.
  var ids: [String] {
    if case .ids(let ids) = selection { ids } else { [] }
  }

  /// Everything that a view may need is always asked for, so that one answer serves every view.
  var target: Target {
    let common: [Target.Parameter] = [
      .init(name: "vs_currency", value: currency), .init(name: "order", value: "market_cap_desc"),
      .init(name: "per_page", value: String(Self.pageSize)), .init(name: "page", value: String(page)),
      .init(name: "sparkline", value: "true"), .init(name: "price_change_percentage", value: "24h"),
    ]
    return Target(path: ["coins", "markets"], query: common + selected)
  }

  private var selected: [Target.Parameter] {
    switch selection {
    case .top: []
    case .category(let id, _): [.init(name: "category", value: id)]
    case .ids(let ids):
      // Without the second the API leaves out wrapped and staked coins even when they are named.
      [.init(name: "ids", value: ids.joined(separator: ",")), .init(name: "include_rehypothecated", value: "true")]
    }
  }

  private var page: Int {
    switch selection {
    case .top(let page), .category(_, let page): page
    case .ids: 1
    }
  }
}
