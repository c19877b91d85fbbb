/// A part of a coin's id, symbol or name, in any case.
public struct CoinFilter: Equatable, Sendable {
  private let text: String
  private let length: Int

  /// Creates a filter for coins that have `text` in their id, symbol or name; an empty one matches every coin.
  public init(_ text: String) {
    self.text = text.lowercased()
    length = self.text.count
  }

  /// Whether the text is in the coin's id, symbol or name.
  public func matches(_ coin: CoinModel) -> Bool {
    // A text that is longer than what it is looked for in would be looked for all the same.
    [coin.id, coin.symbol, coin.name].compactMap { $0?.lowercased() }
      .contains { $0.count >= length && $0.contains(text) }
  }
}
