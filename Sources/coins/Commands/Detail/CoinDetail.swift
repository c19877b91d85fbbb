import CoinGecko
import CoinKit

/// What there is to say of one coin.
struct CoinDetail: Sendable {
  /// Nil for a coin that is no longer traded.
  let coin: CoinModel?
  let detail: CoinDetailModel
  let provenance: Provenance
  /// The API's code of the currency of all money.
  let currency: String
}
