import Platform

/// What an answer in the cache is the answer to: server, plan and question, never a key.
struct CacheKey: Hashable, Sendable {
  /// What two questions have in common just when one answer serves both.
  let text: String

  init(_ target: Target, _ server: APIServer) {
    let query = target.encodedQuery.dropFirst().split(separator: "&").sorted().joined(separator: "&")
    text = "\(server.tier) \(server.base)/\(target.encodedPath)?\(query)"
  }

  /// A name for files that concern it.
  var fileName: String { Digest.hex(text) }
}
