import CoinKit

/// A field of a coin that a search found.
struct SearchField: Sendable {
  /// The key in JSON, the API's own.
  let key: String
  /// The name in the table, where it is another.
  let shortName: String?
  let title: String
  let alignment: StyledText.Alignment
  let json: @Sendable (CoinCandidate) -> JSONValue

  /// Every field, in the order of the JSON output.
  static let all: [SearchField] = [
    SearchField(key: "id", shortName: nil, title: "Id", alignment: .left) { .string($0.id) },
    SearchField(key: "symbol", shortName: nil, title: "Symbol", alignment: .left) { JSONValue($0.symbol) },
    SearchField(key: "name", shortName: "coin", title: "Coin", alignment: .left) { JSONValue($0.name) },
    SearchField(key: "market_cap_rank", shortName: "rank", title: "#", alignment: .right) {
      $0.marketCapRank.map(JSONValue.integer) ?? .null
    },
  ]

  /// The fields with these names in their order, or all.
  static func chosen(_ names: [String]?) -> [SearchField] {
    guard let names else { return all }
    return names.compactMap { name in all.first { $0.key == name || $0.shortName == name } }
  }

  static func objects(_ view: SearchView) -> [JSONValue] {
    let fields = chosen(view.fields)
    return view.coins.map { coin in JSONValue.object(fields.map { JSONValue.Member($0.key, $0.json(coin)) }) }
  }
}
