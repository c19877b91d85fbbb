/// What an answer in the cache is the answer to: server, plan and question, never a key.
struct CacheKey: Equatable, Sendable {
  /// What two questions have in common just when one answer serves both.
  let text: String

  init(_ endpoint: Endpoint, _ server: APIServer) {
    let query = endpoint.encodedQuery.dropFirst().split(separator: "&").sorted().joined(separator: "&")
    text = "\(server.tier) \(server.base)/\(endpoint.encodedPath)?\(query)"
  }

  /// A name for files that concern it.
  var fileName: String { Digest.hex(text) }
}
