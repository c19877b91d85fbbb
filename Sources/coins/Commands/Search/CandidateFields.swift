import CoinKit

extension FieldSet<CoinCandidate> {
  /// Every field of a coin that a search found, in the order of the JSON output; an id is there to be copied, so it is
  /// never cut.
  static let candidates = FieldSet([
    Field("id", title: "Id", .text { $0.id }),
    Field("symbol", title: "Symbol", dropOrder: 1, minimum: 6, .text { $0.symbol }),
    Field("name", short: "coin", title: "Coin", minimum: 6, .text { $0.name }),
    Field("market_cap_rank", short: "rank", title: "#", dropOrder: 2, .rank { $0.marketCapRank }),
  ])
}
