/// The prices of the last seven days, about one an hour, oldest first.
public struct SparklineIn7D: Encodable, Equatable, Sendable {
  /// Nil elements are hours without a price; the number of points varies, 168 is usual.
  public let price: [Double?]

  /// Creates a sparkline of `price`, oldest first.
  public init(price: [Double?]) {
    self.price = price
  }

  /// The API's own key.
  enum CodingKeys: String, CodingKey {
    case price
  }
}
