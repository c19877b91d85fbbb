extension CoinModel: Decodable {
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
