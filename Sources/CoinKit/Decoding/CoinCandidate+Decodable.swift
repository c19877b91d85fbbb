extension CoinCandidate: Decodable {
  /// Decodes a row of `/search` leniently: a field of the wrong kind is nil and goes to the decoder's log.
  ///
  /// - Throws: `DecodingError` when it is no object or has no id.
  public init(from decoder: any Decoder) throws {
    let fields = try LenientFields<CodingKeys>(decoder, identifiedBy: .id)
    id = fields.subject
    symbol = fields.text(.symbol)
    name = fields.text(.name)
    marketCapRank = fields.whole(.marketCapRank)
  }
}
