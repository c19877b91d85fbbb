/// Rows of a list in the cache that answer a question as well as its server would.
struct CachedStandIn: Sendable {
  /// The list.
  let list: Target
  /// The rows that are the answer; nil when the list does not hold them all.
  let rows: @Sendable (MarketRows) -> [MarketRows.Row]?
}
