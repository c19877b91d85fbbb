import CoinKit
import Foundation

/// The API as commands see it: models instead of bytes, and a notice for everything that was left out of them.
struct CoinAPI: Sendable {
  let source: any ResponseSource
  /// Who answers, as messages name it.
  let host: String
  let reporter: Reporter

  init(source: any ResponseSource, host: String, reporter: Reporter) {
    self.source = source
    self.host = host
    self.reporter = reporter
  }

  /// The API as a run with these settings asks it: a recorded folder or a server.
  ///
  /// - Throws: `Failure.usage` for an address or a key that cannot be used.
  init(
    _ settings: Settings, _ environment: Environment, _ reporter: Reporter, time: TimeSource = .system
  ) throws(Failure) {
    let source = try settings.source(environment, reporter, time: time)
    self.init(source: source, host: source.check.host, reporter: reporter)
  }

  /// A page of the market, or the rows of named coins.
  ///
  /// - Parameter skipsSparklines: Saves the time that sparklines take to decode where nothing shows them.
  func markets(_ markets: Endpoint.Markets, skipsSparklines: Bool) async throws(Failure) -> Answer<[CoinModel]> {
    try await answer(.markets(markets)) { document throws(CoinDecodingError) in
      try CoinDecoder(skipsSparklines: skipsSparklines).markets(document)
    }
  }

  func detail(id: String) async throws(Failure) -> Answer<CoinDetailModel> {
    try await answer(.coin(id: id)) { document throws(CoinDecodingError) in try CoinDecoder().detail(document) }
  }

  func search(_ text: String) async throws(Failure) -> Answer<[CoinCandidate]> {
    try await candidates(.search(text))
  }

  /// The ids of the categories that a list can be asked for.
  func categories() async throws(Failure) -> Answer<[String]> {
    try await answer(.categories) { document throws(CoinDecodingError) in try CoinDecoder().categories(document) }
  }

  /// What a search finds, to learn which coin a word means: an answer a day old will do.
  func lookup(_ word: String) async throws(Failure) -> Answer<[CoinCandidate]> {
    try await candidates(.lookup(word))
  }

  private func candidates(_ endpoint: Endpoint) async throws(Failure) -> Answer<[CoinCandidate]> {
    try await answer(endpoint) { document throws(CoinDecodingError) in try CoinDecoder().search(document) }
  }

  private func answer<Value>(
    _ endpoint: Endpoint, _ decode: (JSONDocument) throws(CoinDecodingError) -> Decoded<Value>
  ) async throws(Failure) -> Answer<Value> {
    let response = try await source.response(to: endpoint)
    guard let document = response.document ?? (try? JSONDocument(response.body)) else {
      throw .badResponse(host: host, .notJSON)
    }
    do throws(CoinDecodingError) {
      let decoded = try decode(document)
      Notice.all(of: decoded.issues).forEach(reporter.notice)
      return Answer(value: decoded.value, total: response.total, origin: Origin(response))
    } catch {
      throw .badResponse(host: host, Failure.BadResponse(error))
    }
  }
}

/// What the API answered, and how old it is.
struct Answer<Value: Sendable>: Sendable {
  let value: Value
  /// How many rows there are over all pages, where the API said so.
  let total: Int?
  let origin: Origin
}

extension Origin {
  fileprivate init(_ response: Response) {
    self.init(fetchedAt: response.fetchedAt, staleBecause: response.staleBecause)
  }
}

extension Failure.BadResponse {
  fileprivate init(_ error: CoinDecodingError) {
    self =
      switch error {
      case .unexpectedShape(let expected): .unexpected("something other than \(expected)")
      case .noUsableRow(let count): .unexpected("\(count) rows without a usable coin")
      }
  }
}
