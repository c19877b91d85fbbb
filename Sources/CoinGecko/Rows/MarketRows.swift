import CoinKit
import Foundation

/// The rows of a markets answer, each as the bytes that came, so that picking some changes no number.
struct MarketRows {
  /// What of a row is needed to pick it.
  struct Row: Equatable {
    let bytes: Data
    let id: String
    let symbol: String
    let name: String
    let rank: Int?
  }

  /// Those that can be told apart: rows without an id are left out.
  let rows: [Row]
  /// Everything that the answer holds, usable or not.
  private let elements: [Data]

  /// How many rows came, with those that are of no use.
  var count: Int { elements.count }

  /// Reads an answer; nil when it is no array.
  ///
  /// What of a label is not UTF-8 is replaced, as in models, and stays in the bytes.
  init?(_ document: JSONDocument) {
    guard let places = document.elements, let labels = try? JSONReader().decode([Label].self, from: document)
    else { return nil }
    let body = document.bytes
    elements = places.map { body[body.startIndex + $0.lowerBound..<body.startIndex + $0.upperBound] }
    rows = zip(elements, labels).compactMap { bytes, label in
      guard let id = label.id else { return nil }
      return Row(
        bytes: bytes, id: id, symbol: label.symbol ?? "", name: label.name ?? "",
        rank: label.rank ?? label.rehypothecatedRank)
    }
  }

  /// The rows of the coins called `ids`, in the order they came.
  func picked(_ ids: some Sequence<String>) -> [Row] {
    let wanted = Set(ids)
    return rows.filter { wanted.contains($0.id) }
  }

  /// One page of all rows, so that whoever decodes it learns of the unusable ones; pages count from 1.
  func page(_ page: Int, size: Int) -> [Data] {
    Array(elements.dropFirst((page - 1) * size).prefix(size))
  }

  private struct Label: Decodable {
    /// Nil where the row has none, and where it is no object.
    let id: String?
    let symbol: String?
    let name: String?
    let rank: Int?
    let rehypothecatedRank: Int?

    enum CodingKeys: String, CodingKey {
      case id, symbol, name
      case rank = "market_cap_rank"
      case rehypothecatedRank = "market_cap_rank_with_rehypothecated"
    }

    init(from decoder: any Decoder) {
      let container = try? decoder.container(keyedBy: CodingKeys.self)
      id = try? container?.decode(String.self, forKey: .id)
      symbol = try? container?.decode(String.self, forKey: .symbol)
      name = try? container?.decode(String.self, forKey: .name)
      rank = try? container?.decode(Int.self, forKey: .rank)
      rehypothecatedRank = try? container?.decode(Int.self, forKey: .rehypothecatedRank)
    }
  }
}
