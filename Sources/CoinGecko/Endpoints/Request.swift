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
  init(_ path: [String], query: KeyValuePairs<String, String> = [:], expecting expectation: Expectation) {
    self.init(
      target: Target(path: path, query: query.map { Target.Parameter(name: $0.key, value: $0.value) }),
      expectation: expectation)
  }
}

extension Request: Hashable {
  /// Whether both ask for the same.
  package static func == (one: Request, other: Request) -> Bool { one.target == other.target }

  /// Hashes what is asked for.
  package func hash(into hasher: inout Hasher) { hasher.combine(target) }
}
