/// A coin as `/search` tells of it: enough to know what a word means, without a price.
public struct CoinCandidate: Encodable, Equatable, Identifiable, Sendable {
  /// The API's id, unique among coins: `bitcoin`.
  public let id: String
  /// The ticker symbol; upper case in `/search`, lower case in `/coins/markets`.
  public let symbol: String?
  /// The name as its makers write it.
  public let name: String?
  /// The place by market cap, from 1; nil when unranked.
  public let marketCapRank: Int?

  /// Creates a candidate from what is known of a coin.
  public init(id: String, symbol: String?, name: String?, marketCapRank: Int?) {
    self.id = id
    self.symbol = symbol
    self.name = name
    self.marketCapRank = marketCapRank
  }

  /// Creates the candidate that a coin of the market is.
  public init(_ coin: CoinModel) {
    self.init(id: coin.id, symbol: coin.symbol, name: coin.name, marketCapRank: coin.rank)
  }
}

extension CoinCandidate {
  /// The API's own keys.
  public enum CodingKeys: String, CodingKey, CaseIterable {
    case id, symbol, name
    case marketCapRank = "market_cap_rank"
  }
}
