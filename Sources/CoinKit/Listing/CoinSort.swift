/// An order of coins.
public struct CoinSort: Equatable, Sendable {
  /// What coins are compared by; the raw value is what a user writes.
  public enum Key: String, CaseIterable, Sendable {
    case rank, name, price, change, cap, volume
  }
}
