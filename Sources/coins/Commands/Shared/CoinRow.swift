import CoinGecko
import CoinKit

/// A coin of the market, and where it comes from in time.
struct CoinRow: Sendable {
  let coin: CoinModel
  let provenance: Provenance
}

extension Records<CoinRow> {
  /// Coins in the order in which they are shown.
  init(_ rows: [CoinRow], currency: String, chosen: [String]?) {
    self.init(
      rows: rows, fields: .coins, chosen: chosen, currency: currency,
      provenance: rows.lazy.map(\.provenance).oldest,
      lastUpdated: rows.lazy.compactMap(\.coin.lastUpdated).max(), isPaged: true)
  }
}
