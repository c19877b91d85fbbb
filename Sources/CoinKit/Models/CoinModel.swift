/// A coin of the market: a row of CoinGecko's `/coins/markets`, and how much of it the user holds.
///
/// Every value but the id may be missing, whatever the API promises. Money is in the currency that was asked for,
/// percentages are in percent (3.64 means 3.64 %), dates are the API's own ISO 8601 text: `Date(coinGeckoString:)` reads
/// them.
public struct CoinModel: Encodable, Equatable, Identifiable, Sendable {
  /// The API's id, unique among coins: `bitcoin`.
  public let id: String
  /// The ticker symbol, lower case, not unique: `btc`.
  public let symbol: String?
  /// The name as its makers write it: any script, emoji too.
  public let name: String?
  /// The address of the coin's picture, or a bare file name where there is none.
  public let image: String?
  /// The price of one coin, down to 1e-18.
  public let currentPrice: Double?
  /// The price times the circulating supply.
  public let marketCap: Double?
  /// The place by market cap, from 1; nil for a coin without one.
  public let marketCapRank: Int?
  /// The price times the most that can exist.
  public let fullyDilutedValuation: Double?
  /// What was traded in the last 24 hours.
  public let totalVolume: Double?
  /// The highest price of the last 24 hours.
  public let high24H: Double?
  /// The lowest price of the last 24 hours.
  public let low24H: Double?
  /// How much the price changed in 24 hours, as money.
  public let priceChange24H: Double?
  /// How much the price changed in 24 hours, in percent.
  public let priceChangePercentage24H: Double?
  /// How much the market cap changed in 24 hours, as money.
  public let marketCapChange24H: Double?
  /// How much the market cap changed in 24 hours, in percent.
  public let marketCapChangePercentage24H: Double?
  /// How many coins the public holds.
  public let circulatingSupply: Double?
  /// How many coins exist, less those destroyed.
  public let totalSupply: Double?
  /// The most that can ever exist; nil where unknown or without a limit.
  public let maxSupply: Double?
  /// The all-time high, the highest price ever.
  public let ath: Double?
  /// How far the price is from the all-time high, in percent.
  public let athChangePercentage: Double?
  /// When the all-time high was.
  public let athDate: String?
  /// The all-time low, the lowest price ever.
  public let atl: Double?
  /// How far the price is from the all-time low, in percent.
  public let atlChangePercentage: Double?
  /// When the all-time low was.
  public let atlDate: String?
  /// When these values were true.
  public let lastUpdated: String?
  /// The prices of the last seven days; nil also where decoding was told to pass over them.
  public let sparklineIn7D: SparklineIn7D?
  /// As `priceChangePercentage24H`, not rounded.
  public let priceChangePercentage24HInCurrency: Double?
  /// The place that a wrapped, staked or bridged coin would have if such coins were ranked.
  public let marketCapRankWithRehypothecated: Int?
  /// How many of the coin the user holds; nil where nothing is held.
  public internal(set) var currentHoldings: Double?

  /// The place to show: by market cap, or for wrapped and staked coins the one among all.
  ///
  /// Nil when unranked, never below 1.
  public var rank: Int? {
    [marketCapRank, marketCapRankWithRehypothecated].lazy.compactMap { $0 }.first { $0 > 0 }
  }

  /// The name to show: the id where a name is missing or blank.
  public var displayName: String { name?.nilIfBlank ?? id }

  /// What the holdings are worth in the currency of the prices; nil without holdings or without a price.
  public var currentHoldingsValue: Double? {
    guard let currentHoldings, let currentPrice else { return nil }
    return currentHoldings * currentPrice
  }

  /// Returns the same coin with `amount` of it held.
  public func updateHoldings(amount: Double) -> CoinModel {
    var coin = self
    coin.currentHoldings = amount
    return coin
  }
}
