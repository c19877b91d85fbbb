/// A question to the API as every source sees it.
///
/// Two that ask for the same are equal, however fresh an answer each of them wants.
package struct Request: Sendable {
  /// What is asked for.
  let target: Target
  /// How long an answer counts as new, in seconds.
  var freshness = 60.0
  /// What a good answer looks like.
  let expectation: Expectation
  /// What in the cache may answer in place of an answer of its own; nil when nothing may.
  var cached: CachedStandIn?
  /// What in a recording may.
  var recorded = RecordedStandIn()
}

extension Request {
  /// A question with `path` below the API's base, a segment each, not yet percent-encoded.
  ///
  /// - Parameter freshness: How long an answer counts as new, in seconds; CoinGecko renews prices once a minute.
  init(
    _ path: [String], query: KeyValuePairs<String, String> = [:], freshness: Double = 60,
    expecting expectation: Expectation
  ) {
    self.init(
      target: Target(path: path, query: query.map { Target.Parameter(name: $0.key, value: $0.value) }),
      freshness: freshness, expectation: expectation)
  }
}

extension Request: Hashable {
  /// Whether both ask for the same.
  package static func == (one: Request, other: Request) -> Bool { one.target == other.target }

  /// Hashes what is asked for.
  package func hash(into hasher: inout Hasher) { hasher.combine(target) }
}
