/// An order of coins.
///
/// Coins without the value that is compared come last, whichever way the order runs. Equal coins stand by rank, then by
/// id, so that the same coins always come in the same order.
public struct CoinSort: Equatable, Sendable {
  /// What coins are compared by; the raw value is what a user writes.
  public enum Key: String, CaseIterable, Sendable {
    case rank, name, price, change, cap, volume

    /// Whether the order runs from small to large when nothing else is said.
    public var ascends: Bool { self == .rank || self == .name }
  }

  /// What coins are compared by.
  public let key: Key
  /// Whether the key's own direction is turned round.
  public let isReversed: Bool

  /// Creates an order by `key`, in its own direction unless reversed.
  public init(_ key: Key, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }

  /// Returns `items` in the order of the coins that `coin` takes from them.
  public func sorted<Item>(_ items: [Item], by coin: (Item) -> CoinModel) -> [Item] {
    switch key {
    case .rank: sorted(items, coin, \.rank)
    case .name: sorted(items, coin) { $0.displayName.lowercased() }
    case .price: sorted(items, coin, \.currentPrice)
    case .change: sorted(items, coin, \.priceChangePercentage24H)
    case .cap: sorted(items, coin, \.marketCap)
    case .volume: sorted(items, coin, \.totalVolume)
    }
  }

  private func sorted<Item, Value: Comparable>(
    _ items: [Item], _ coin: (Item) -> CoinModel, _ value: (CoinModel) -> Value?
  ) -> [Item] {
    let ascends = key.ascends != isReversed
    // Each value is taken once: a lower-cased name costs more than a comparison.
    let values = items.map { value(coin($0)) }
    // Coins are large, so their places are sorted.
    let places = items.indices.sorted { first, second in
      switch (values[first], values[second]) {
      case (let a?, let b?) where a != b: ascends ? a < b : b < a
      case (.some, nil): true
      case (nil, .some): false
      default: Self.ties(coin(items[first]), coin(items[second]))
      }
    }
    return places.map { items[$0] }
  }

  private static func ties(_ first: CoinModel, _ second: CoinModel) -> Bool {
    (first.rank ?? .max, first.id) < (second.rank ?? .max, second.id)
  }
}
