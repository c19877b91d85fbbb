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

  /// Returns `coins` in this order.
  public func sorted(_ coins: [CoinModel]) -> [CoinModel] {
    switch key {
    case .rank: sorted(coins, by: \.rank)
    case .name: sorted(coins) { $0.displayName.lowercased() }
    case .price: sorted(coins, by: \.currentPrice)
    case .change: sorted(coins, by: \.priceChangePercentage24H)
    case .cap: sorted(coins, by: \.marketCap)
    case .volume: sorted(coins, by: \.totalVolume)
    }
  }

  private func sorted<Value: Comparable>(_ coins: [CoinModel], by value: (CoinModel) -> Value?) -> [CoinModel] {
    let ascends = key.ascends != isReversed
    // Each value is taken once: a lower-cased name costs more than a comparison.
    let keyed = coins.map { (coin: $0, value: value($0)) }
    return keyed.sorted { first, second in
      switch (first.value, second.value) {
      case (let a?, let b?) where a != b: ascends ? a < b : b < a
      case (.some, nil): true
      case (nil, .some): false
      default: Self.ties(first.coin, second.coin)
      }
    }.map(\.coin)
  }

  private static func ties(_ first: CoinModel, _ second: CoinModel) -> Bool {
    (first.rank ?? .max, first.id) < (second.rank ?? .max, second.id)
  }
}
