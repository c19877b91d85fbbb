/// The three groups of statistics that a coin's page shows.
public struct CoinStatistics: Equatable, Sendable {
  /// Current Price, Market Capitalization, Rank, Volume.
  public let overview: [StatisticModel]
  /// 24h High, 24h Low, 24h Price Change, 24h Market Cap Change, Block Time, Hashing Algorithm.
  public let additional: [StatisticModel]
  /// Rank, Market Cap, Circulating Supply, Max Supply, Total Supply.
  public let supply: [StatisticModel]

  /// Builds the statistics of a coin; what is missing in either model is `n/a`.
  ///
  /// - Parameters:
  ///   - coin: The coin's row of the market; nil for a coin that is no longer traded.
  ///   - detail: What the coin is.
  ///   - currency: The currency of the row's money.
  public init(coin: CoinModel?, detail: CoinDetailModel?, currency: CurrencyStyle) {
    overview = Self.overview(coin, currency)
    additional = Self.additional(coin, detail, currency)
    supply = Self.supply(coin, currency)
  }

  private static func overview(_ coin: CoinModel?, _ currency: CurrencyStyle) -> [StatisticModel] {
    [
      StatisticModel(
        title: "Current Price",
        value: text(coin?.currentPrice) { $0.asCurrency(currency) },
        percentageChange: coin?.priceChangePercentage24H),
      StatisticModel(
        title: "Market Capitalization",
        value: text(coin?.marketCap) { $0.asAbbreviatedCurrency(currency) },
        percentageChange: coin?.marketCapChangePercentage24H),
      StatisticModel(title: "Rank", value: text(coin?.rank) { "\($0)" }),
      StatisticModel(title: "Volume", value: text(coin?.totalVolume) { $0.asAbbreviatedCurrency(currency) }),
    ]
  }

  private static func additional(
    _ coin: CoinModel?, _ detail: CoinDetailModel?, _ currency: CurrencyStyle
  ) -> [StatisticModel] {
    [
      StatisticModel(title: "24h High", value: text(coin?.high24H) { $0.asCurrency(currency) }),
      StatisticModel(title: "24h Low", value: text(coin?.low24H) { $0.asCurrency(currency) }),
      StatisticModel(
        title: "24h Price Change",
        value: text(coin?.priceChange24H) { $0.asCurrency(currency) },
        percentageChange: coin?.priceChangePercentage24H),
      StatisticModel(
        title: "24h Market Cap Change",
        value: text(coin?.marketCapChange24H) { $0.asAbbreviatedCurrency(currency) },
        percentageChange: coin?.marketCapChangePercentage24H),
      StatisticModel(title: "Block Time", value: text(detail?.blockTime) { "\($0.asShortNumber()) min" }),
      StatisticModel(title: "Hashing Algorithm", value: text(detail?.hashingAlgorithm?.nilIfBlank) { $0 }),
    ]
  }

  private static func supply(_ coin: CoinModel?, _ currency: CurrencyStyle) -> [StatisticModel] {
    [
      StatisticModel(title: "Rank", value: text(coin?.rank) { "No. \($0)" }),
      StatisticModel(title: "Market Cap", value: text(coin?.marketCap) { $0.asWholeCurrency(currency) }),
      StatisticModel(title: "Circulating Supply", value: text(coin?.circulatingSupply) { $0.asNumberWithoutDecimal() }),
      StatisticModel(title: "Max Supply", value: text(coin?.maxSupply) { $0.asNumberWithoutDecimal() }),
      StatisticModel(title: "Total Supply", value: text(coin?.totalSupply) { $0.asNumberWithoutDecimal() }),
    ]
  }

  /// The one place where a missing value of a statistic becomes text.
  private static func text<Value>(_ value: Value?, _ format: (Value) -> String) -> String {
    value.map(format) ?? Double.notAvailable
  }
}

extension CoinDetailModel {
  /// The block time where there is one: tokens, which have no blocks of their own, come with 0.
  fileprivate var blockTime: Double? {
    blockTimeInMinutes.flatMap { $0 > 0 ? $0 : nil }
  }
}
