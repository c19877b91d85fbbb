extension Endpoint {
  /// How long an answer counts as new, in seconds.
  ///
  /// CoinGecko itself renews prices once a minute and what a search finds every quarter of an hour.
  var freshness: Double {
    switch self {
    case .markets, .coin, .categories: 60
    case .search: 900
    case .lookup: 86_400
    }
  }
}
