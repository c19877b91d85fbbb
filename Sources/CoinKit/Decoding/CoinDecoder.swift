/// What a lenient decoding made of an answer, and what it had to leave out.
public struct Decoded<Value: Sendable>: Sendable {
  /// The models.
  public let value: Value
  /// What was left out, in the order in which it was met.
  public let issues: [DecodingIssue]

  package init(value: Value, issues: [DecodingIssue] = []) {
    self.value = value
    self.issues = issues
  }
}

/// Why nothing of an answer could be used.
public enum CoinDecodingError: Error, Equatable, Sendable {
  /// JSON of another shape than the endpoint promises; says what was expected.
  case unexpectedShape(expected: String)
  /// There were rows, and not one of them is a coin.
  case noUsableRow(of: Int)
}

/// Turns the API's answers into models, row by row and field by field, so that one bad value never costs the rest.
///
///     let coins = try CoinDecoder().markets(JSONDocument(body)).value
///
/// Invalid UTF-8 is repaired with U+FFFD.
public struct CoinDecoder: Sendable {
  private let skipsSparklines: Bool

  /// Creates a decoder.
  ///
  /// - Parameter skipsSparklines: Leaves `sparklineIn7D` nil, which saves most of the time that a list takes.
  public init(skipsSparklines: Bool = false) {
    self.skipsSparklines = skipsSparklines
  }

  /// The rows of `/coins/markets`, in the order they came.
  public func markets(_ document: JSONDocument) throws(CoinDecodingError) -> Decoded<[CoinModel]> {
    try rows(document)
  }

  /// The answer of `/coins/{id}`.
  public func detail(_ document: JSONDocument) throws(CoinDecodingError) -> Decoded<CoinDetailModel> {
    try decode(CoinDetailModel.self, document, expected: "an object with an id")
  }

  /// The coins of `/search`, in the order they came.
  public func search(_ document: JSONDocument) throws(CoinDecodingError) -> Decoded<[CoinCandidate]> {
    let answer = try decode(SearchAnswer.self, document, expected: "an object with coins")
    return try usable(answer.value.coins, issues: answer.issues)
  }

  /// The ids of `/coins/categories/list`.
  public func categories(_ document: JSONDocument) throws(CoinDecodingError) -> Decoded<[String]> {
    let answer: Decoded<[Category]> = try rows(document)
    return Decoded(value: answer.value.map(\.id), issues: answer.issues)
  }

  /// The rows of an array, in the order they came, for endpoints that are read as other models.
  package func rows<Row: Decodable & Sendable>(_ document: JSONDocument) throws(CoinDecodingError) -> Decoded<[Row]> {
    let answer = try decode(LossyRows<Row>.self, document, expected: "an array")
    return try usable(answer.value, issues: answer.issues)
  }

  private func usable<Row>(
    _ rows: LossyRows<Row>, issues: [DecodingIssue]
  ) throws(CoinDecodingError) -> Decoded<[Row]> {
    guard !rows.elements.isEmpty || rows.count == 0 else { throw .noUsableRow(of: rows.count) }
    return Decoded(value: rows.elements, issues: issues)
  }

  /// The model that an answer is as a whole, for endpoints that are read as other models.
  ///
  /// - Parameter expected: What the endpoint promises, as `unexpectedShape` names it.
  package func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, _ document: JSONDocument, expected: String
  ) throws(CoinDecodingError) -> Decoded<Value> {
    let log = DecodingLog()
    var userInfo: [CodingUserInfoKey: Any] = [:]
    if let key = CodingUserInfoKey.decodingLog { userInfo[key] = log }
    if let key = CodingUserInfoKey.skipsSparklines { userInfo[key] = skipsSparklines }
    do {
      return Decoded(value: try JSONReader(userInfo: userInfo).decode(type, from: document), issues: log.issues)
    } catch {
      throw .unexpectedShape(expected: expected)
    }
  }
}

private struct SearchAnswer: Decodable, Sendable {
  let coins: LossyRows<CoinCandidate>
}

private struct Category: Decodable, Sendable {
  let id: String

  enum CodingKeys: String, CodingKey {
    case id = "category_id"
  }
}
