import CoinKit
package import Platform

/// The API as those see it who ask it: models in place of bytes, and a report of everything that was left out of them.
package struct CoinGeckoClient: Sendable {
  /// Who answers, as messages name it.
  package let host: String
  private let source: any ResponseSource
  private let events: Events
  private let deadline: Deadline

  /// Creates a client, whose time begins now.
  ///
  /// - Parameters:
  ///   - origin: Where the answers come from.
  ///   - timeout: How long all questions may take together, in seconds, waits and second tries included.
  ///   - userAgent: The name, version and address that the tool gives of itself.
  ///   - time: The clocks.
  ///   - transport: What carries requests; nothing else reaches the network.
  ///   - events: Who is told what happens beside the answers.
  package init(
    _ origin: AnswerOrigin, timeout: Double = 30, userAgent: String, time: TimeSource = .system,
    transport: any Transport = URLSessionTransport(), events: Events = Events()
  ) {
    host = origin.host
    source = origin.source(userAgent: userAgent, transport: transport, events: events)
    self.events = events
    deadline = Deadline(seconds: timeout, time: time)
  }

  /// What `endpoint` answers.
  ///
  /// - Throws: Why there is no answer, or none of use.
  package func answer<Value>(to endpoint: Endpoint<Value>) async throws(APIFailure) -> Answer<Value> {
    let response = try await source.response(to: endpoint.request, by: deadline)
    let document = try response.verdict.get()
    do throws(CoinDecodingError) {
      let decoded = try endpoint.decode(document)
      if !decoded.issues.isEmpty { events.issues(decoded.issues) }
      return Answer(
        value: decoded.value, total: response.raw.total,
        provenance: Provenance(fetchedAt: response.raw.fetchedAt, staleBecause: response.staleBecause))
    } catch {
      throw .badResponse(host: host, APIFailure.BadResponse(error))
    }
  }

  /// The same client with all its time before it, for a view that is asked for again.
  package func renewed() -> CoinGeckoClient {
    CoinGeckoClient(self, Deadline(seconds: deadline.seconds, time: deadline.time))
  }

  private init(_ other: CoinGeckoClient, _ deadline: Deadline) {
    host = other.host
    source = other.source
    events = other.events
    self.deadline = deadline
  }
}

extension APIFailure.BadResponse {
  fileprivate init(_ error: CoinDecodingError) {
    self =
      switch error {
      case .unexpectedShape(let expected): .otherThan(expected: expected)
      case .noUsableRow(let count): .noUsableRow(of: count)
      }
  }
}
