/// `coins _ids`: the ids of the list in the cache, for the completion of coins.
struct CachedIDs {
  /// A source that makes no request.
  let source: any ResponseSource
  let currency: String

  /// The ids in the order of the list; none when there is no list.
  func run() async -> [String] {
    let list = Endpoint.markets(Endpoint.Markets(currency: currency))
    guard let response = try? await source.response(to: list) else { return [] }
    return MarketRows(response)?.rows.map(\.id) ?? []
  }
}
