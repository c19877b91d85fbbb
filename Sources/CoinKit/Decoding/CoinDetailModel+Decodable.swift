extension CoinDetailModel: Decodable {
  /// Decodes a detail leniently: a field of the wrong kind is nil and goes to the decoder's log.
  ///
  /// - Throws: `DecodingError` when it is no object or has no id.
  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields<CodingKeys>(decoder, identifiedBy: .id)
    id = fields.subject
    symbol = fields.text(.symbol)
    name = fields.text(.name)
    blockTimeInMinutes = fields.number(.blockTimeInMinutes)
    hashingAlgorithm = fields.text(.hashingAlgorithm)
    description = fields.value(.description)
    links = fields.object(.links).map(Links.init)
    categories = fields.value(.categories)
    genesisDate = fields.text(.genesisDate)
  }
}

extension CoinDetailModel.Links {
  fileprivate init(_ fields: LenientFields<CodingKeys>) {
    homepage = fields.value(.homepage)
    subredditURL = fields.text(.subredditURL)
  }
}
