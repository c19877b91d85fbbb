import CoinKit

extension CoinField {
  /// Every field, in the order of the JSON output.
  static let all: [CoinField] = [
    CoinField("id", title: "Id", .text { $0.coin.id }),
    CoinField("symbol", "symbol", title: "Symbol", leaves: 8, .symbol { $0.coin.symbol }),
    CoinField("name", "coin", title: "Coin", .name(minimum: 16) { $0.coin.name }),
    CoinField("image", title: "Image", .text { $0.coin.image }),
    CoinField("current_price", "price", title: "Price", .price { $0.coin.currentPrice }),
    CoinField("market_cap", "cap", title: "Cap", leaves: 7, .bigMoney { $0.coin.marketCap }),
    CoinField("market_cap_rank", "rank", title: "#", leaves: 9, .rank { $0.coin.rank }),
    CoinField("fully_diluted_valuation", title: "Fully Diluted", .bigMoney { $0.coin.fullyDilutedValuation }),
    CoinField("total_volume", "volume", title: "Volume", leaves: 5, .bigMoney { $0.coin.totalVolume }),
    CoinField("high_24h", "high", title: "24h High", leaves: 3, .price { $0.coin.high24H }),
    CoinField("low_24h", "low", title: "24h Low", leaves: 4, .price { $0.coin.low24H }),
    CoinField("price_change_24h", title: "24h Change", .price { $0.coin.priceChange24H }),
    CoinField(
      "price_change_percentage_24h", "change", title: "24h", leaves: 10, .percent { $0.coin.priceChangePercentage24H }),
    CoinField("market_cap_change_24h", title: "24h Cap Change", .bigMoney { $0.coin.marketCapChange24H }),
    CoinField("market_cap_change_percentage_24h", title: "24h Cap", .percent { $0.coin.marketCapChangePercentage24H }),
    CoinField("circulating_supply", "supply", title: "Supply", leaves: 1, .count { $0.coin.circulatingSupply }),
    CoinField("total_supply", title: "Total Supply", .count { $0.coin.totalSupply }),
    CoinField("max_supply", title: "Max Supply", .count { $0.coin.maxSupply }),
    CoinField("ath", "ath", title: "All-Time High", leaves: 2, .price { $0.coin.ath }),
    CoinField("ath_change_percentage", title: "From ATH", .percent { $0.coin.athChangePercentage }),
    CoinField("ath_date", title: "ATH Date", .date { $0.coin.athDate }),
    CoinField("atl", title: "All-Time Low", .price { $0.coin.atl }),
    CoinField("atl_change_percentage", title: "From ATL", .percent { $0.coin.atlChangePercentage }),
    CoinField("atl_date", title: "ATL Date", .date { $0.coin.atlDate }),
    CoinField("last_updated", title: "Updated", .date { $0.coin.lastUpdated }),
    CoinField("sparkline_in_7d", "trend", title: "Trend", leaves: 6, .series { $0.coin.sparklineIn7D?.price }),
    CoinField(
      "price_change_percentage_24h_in_currency", title: "24h Exact",
      .percent { $0.coin.priceChangePercentage24HInCurrency }),
    CoinField("fetched_at", title: "Fetched", .date { $0.origin.fetchedAt?.asISO8601String() }),
    CoinField("stale", title: "Stale", .flag { $0.origin.isStale }),
  ]
}
