import CoinGecko
import Platform
import TerminalKit

/// What surrounds a command while it runs.
struct CommandContext: Sendable {
  let environment: Environment
  let sources: SourceOptions
  /// What the view will be shown as.
  let format: OutputFormat
  /// Whether a person reads it.
  let isTerminal: Bool
  let errors: ErrorStream
  let time: TimeSource
  /// What carries requests; nothing else reaches the network.
  var transport: any Transport = URLSessionTransport()

  /// The API as this run asks it, by a deadline that begins now: a recorded folder, the cache or a server.
  ///
  /// - Throws: For an address or a key that cannot be used.
  func api() throws(Failure) -> CoinAPI {
    let client = try client(sources)
    errors.progress.idle("waiting for \(client.host)")
    return CoinAPI(client: client, errors: errors)
  }

  /// The cache alone, whatever its age.
  func cache() throws(Failure) -> CoinAPI {
    CoinAPI(client: try client(sources.offline), errors: errors)
  }

  private func client(_ sources: SourceOptions) throws(Failure) -> CoinGeckoClient {
    CoinGeckoClient(
      try AnswerOrigin(sources, in: environment), timeout: sources.timeout, userAgent: Tool.userAgent, time: time,
      transport: transport, events: errors.events)
  }
}
