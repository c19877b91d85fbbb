/// A part of a coin's id, symbol or name, in any case.
public struct CoinFilter: Equatable, Sendable {
  private let text: String

  /// Creates a filter for coins that have `text` in their id, symbol or name; an empty one matches every coin.
  public init(_ text: String) {
    self.text = text.lowercased()
  }

  /// Returns the coins that match, in their order.
  public func callAsFunction(_ coins: [CoinModel]) -> [CoinModel] {
    text.isEmpty ? coins : coins.filter(matches)
  }

  private func matches(_ coin: CoinModel) -> Bool {
    [coin.id, coin.symbol, coin.name].contains { $0?.lowercased().contains(text) ?? false }
  }
}
