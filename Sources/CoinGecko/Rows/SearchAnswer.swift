import Foundation

/// The answer of `/search` that the rows of a list amount to.
struct SearchAnswer: Encodable {
  struct Coin: Encodable {
    let id: String
    let name: String
    let symbol: String
    let rank: Int?

    enum CodingKeys: String, CodingKey {
      case id, name, symbol
      case rank = "market_cap_rank"
    }
  }

  let coins: [Coin]

  /// The coins among `rows` whose id, symbol or name contains `text`; where none does, those that begin alike, so that
  /// a mistyped word still finds its neighbours.
  init(_ rows: [MarketRows.Row], matching text: String) {
    let text = text.lowercased()
    let found = rows.filter { row in row.words.contains { $0.contains(text) } }
    let alike = text.prefix(Self.sharedBeginning)
    let matches =
      found.isEmpty && alike.count == Self.sharedBeginning
      ? rows.filter { row in row.words.contains { $0.hasPrefix(alike) } } : found
    coins = matches.map { Coin(id: $0.id, name: $0.name, symbol: $0.symbol.uppercased(), rank: $0.rank) }
  }

  /// The answer's body.
  var body: Data { (try? asJSON()) ?? Data() }

  private static let sharedBeginning = 3
}

extension MarketRows.Row {
  fileprivate var words: [String] { [id, symbol, name].map { $0.lowercased() } }
}
