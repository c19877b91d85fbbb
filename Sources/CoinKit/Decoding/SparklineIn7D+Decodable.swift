extension SparklineIn7D: Decodable {
  /// Decodes the prices one by one, which takes a fraction of the time that an array of optional values takes.
  public init(from decoder: any Decoder) throws {
    var elements = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .price)
    var price: [Double?] = []
    price.reserveCapacity(elements.count ?? 0)
    while !elements.isAtEnd { price.append(try elements.decodeIfPresent(Double.self)) }
    self.price = price
  }
}
