/// Where a client has its answers from.
package enum AnswerOrigin: Sendable {
  /// A server; `cache` is nil where nothing can be kept, and every answer goes into the `recording` folder too.
  case server(APIServer, cache: CachePolicy?, recording: String? = nil)
  /// A folder of recordings, and no network at all.
  case replay(folder: String)

  /// Who answers, as messages name it.
  package var host: String {
    switch self {
    case .server(let server, _, _): server.host
    case .replay(let folder): folder
    }
  }
}
