/// The prices of the last seven days, about one an hour, oldest first.
public struct SparklineIn7D: Codable, Equatable, Sendable {
  /// Nil elements are hours without a price; the number of points varies, 168 is usual.
  public let price: [Double?]

  /// Creates a sparkline of `price`, oldest first.
  public init(price: [Double?]) {
    self.price = price
  }

  /// Decodes the prices one by one, which takes a fraction of the time that an array of optional values takes.
  public init(from decoder: any Decoder) throws {
    var elements = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .price)
    var price: [Double?] = []
    price.reserveCapacity(elements.count ?? 0)
    while !elements.isAtEnd { price.append(try elements.decodeIfPresent(Double.self)) }
    self.price = price
  }
}
