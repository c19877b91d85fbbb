import CoinGecko
import CoinKit

extension FieldSet<CoinRow> {
  /// Every field of a coin, in the order of the JSON output.
  static let coins = FieldSet(
    [
      Field("id", title: "Id", .text { $0.coin.id }),
      Field("symbol", short: "symbol", title: "Symbol", dropOrder: 8, minimum: 6, .symbol { $0.coin.symbol }),
      Field("name", short: "coin", title: "Coin", minimum: 16, .name({ $0.coin.name }, shown: { $0.coin.displayName })),
      Field("image", title: "Image", .text { $0.coin.image }),
      Field("current_price", short: "price", title: "Price", .price { $0.coin.currentPrice }),
      Field("market_cap", short: "cap", title: "Cap", dropOrder: 7, .bigMoney { $0.coin.marketCap }),
      Field("market_cap_rank", short: "rank", title: "#", dropOrder: 9, .rank { $0.coin.rank }),
      Field("fully_diluted_valuation", title: "Fully Diluted", .bigMoney { $0.coin.fullyDilutedValuation }),
      Field("total_volume", short: "volume", title: "Volume", dropOrder: 5, .bigMoney { $0.coin.totalVolume }),
      Field("high_24h", short: "high", title: "24h High", dropOrder: 3, .price { $0.coin.high24H }),
      Field("low_24h", short: "low", title: "24h Low", dropOrder: 4, .price { $0.coin.low24H }),
      Field("price_change_24h", title: "24h Change", .price { $0.coin.priceChange24H }),
      Field(
        "price_change_percentage_24h", short: "change", title: "24h", dropOrder: 10,
        .percent { $0.coin.priceChangePercentage24H }),
      Field("market_cap_change_24h", title: "24h Cap Change", .bigMoney { $0.coin.marketCapChange24H }),
      Field("market_cap_change_percentage_24h", title: "24h Cap", .percent { $0.coin.marketCapChangePercentage24H }),
      Field("circulating_supply", short: "supply", title: "Supply", dropOrder: 1, .count { $0.coin.circulatingSupply }),
      Field("total_supply", title: "Total Supply", .count { $0.coin.totalSupply }),
      Field("max_supply", title: "Max Supply", .count { $0.coin.maxSupply }),
      Field("ath", short: "ath", title: "All-Time High", dropOrder: 2, .price { $0.coin.ath }),
      Field("ath_change_percentage", title: "From ATH", .percent { $0.coin.athChangePercentage }),
      Field("ath_date", title: "ATH Date", .date { $0.coin.athDate }),
      Field("atl", title: "All-Time Low", .price { $0.coin.atl }),
      Field("atl_change_percentage", title: "From ATL", .percent { $0.coin.atlChangePercentage }),
      Field("atl_date", title: "ATL Date", .date { $0.coin.atlDate }),
      Field("last_updated", title: "Updated", .date { $0.coin.lastUpdated }),
      Field("sparkline_in_7d", short: "trend", title: "Trend", dropOrder: 6, .series { $0.coin.sparklineIn7D?.price }),
      Field(
        "price_change_percentage_24h_in_currency", title: "24h Exact",
        .percent { $0.coin.priceChangePercentage24HInCurrency }),
      Field("fetched_at", title: "Fetched", .date { $0.provenance.fetchedAt?.asISO8601String() }),
      Field("stale", title: "Stale", .flag { $0.provenance.isStale }),
    ],
    columns: ["rank", "coin", "symbol", "price", "change", "cap", "volume", "high", "low", "ath", "supply", "trend"])
}
