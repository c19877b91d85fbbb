extension CoinModel {
  /// The API's own keys.
  public enum CodingKeys: String, CodingKey, CaseIterable {
    case id, symbol, name, image
    case currentPrice = "current_price"
    case marketCap = "market_cap"
    case marketCapRank = "market_cap_rank"
    case fullyDilutedValuation = "fully_diluted_valuation"
    case totalVolume = "total_volume"
    case high24H = "high_24h"
    case low24H = "low_24h"
    case priceChange24H = "price_change_24h"
    case priceChangePercentage24H = "price_change_percentage_24h"
    case marketCapChange24H = "market_cap_change_24h"
    case marketCapChangePercentage24H = "market_cap_change_percentage_24h"
    case circulatingSupply = "circulating_supply"
    case totalSupply = "total_supply"
    case maxSupply = "max_supply"
    case ath
    case athChangePercentage = "ath_change_percentage"
    case athDate = "ath_date"
    case atl
    case atlChangePercentage = "atl_change_percentage"
    case atlDate = "atl_date"
    case lastUpdated = "last_updated"
    case sparklineIn7D = "sparkline_in_7d"
    case priceChangePercentage24HInCurrency = "price_change_percentage_24h_in_currency"
    case marketCapRankWithRehypothecated = "market_cap_rank_with_rehypothecated"
    case currentHoldings = "current_holdings"
  }

  /// Decodes a row leniently: a field of the wrong kind is nil and goes to the decoder's log.
  ///
  /// - Throws: `DecodingError` when it is no object or has no id, since nothing could be said about such a row.
  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields<CodingKeys>(decoder, identifiedBy: .id)
    id = fields.subject
    symbol = fields.text(.symbol)
    name = fields.text(.name)
    image = fields.text(.image)
    currentPrice = fields.number(.currentPrice)
    marketCap = fields.number(.marketCap)
    marketCapRank = fields.whole(.marketCapRank)
    fullyDilutedValuation = fields.number(.fullyDilutedValuation)
    totalVolume = fields.number(.totalVolume)
    high24H = fields.number(.high24H)
    low24H = fields.number(.low24H)
    priceChange24H = fields.number(.priceChange24H)
    priceChangePercentage24H = fields.number(.priceChangePercentage24H)
    marketCapChange24H = fields.number(.marketCapChange24H)
    marketCapChangePercentage24H = fields.number(.marketCapChangePercentage24H)
    circulatingSupply = fields.number(.circulatingSupply)
    totalSupply = fields.number(.totalSupply)
    maxSupply = fields.number(.maxSupply)
    ath = fields.number(.ath)
    athChangePercentage = fields.number(.athChangePercentage)
    athDate = fields.text(.athDate)
    atl = fields.number(.atl)
    atlChangePercentage = fields.number(.atlChangePercentage)
    atlDate = fields.text(.atlDate)
    lastUpdated = fields.text(.lastUpdated)
    sparklineIn7D = decoder.skipsSparklines ? nil : fields.value(.sparklineIn7D)
    priceChangePercentage24HInCurrency = fields.number(.priceChangePercentage24HInCurrency)
    marketCapRankWithRehypothecated = fields.whole(.marketCapRankWithRehypothecated)
    currentHoldings = fields.number(.currentHoldings)
  }
}
