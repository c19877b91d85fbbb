import CoinKit
import Foundation

/// Tells an answer that is data from one that is none, before anything is decoded.
struct ResponseCheck: Sendable {
  /// Who answered, as messages name it.
  let host: String
  let hasKey: Bool

  /// The same answer with its document.
  ///
  /// - Throws: Why `response` is of no use, when it is not what was asked for.
  func checked(_ response: Response, to endpoint: Endpoint) throws(Failure) -> Response {
    if response.document != nil { return response }
    let document = Result { () throws(JSONFault) in try JSONDocument(response.body) }
    let error = APIErrorBody(response.body, document: try? document.get())
    if let failure = failure(of: response, error, to: endpoint) { throw failure }
    var response = response
    response.document = try sound(document, of: response.body, endpoint)
    return response
  }

  /// What the status and the words of an answer tell, whatever data it holds.
  private func failure(of response: Response, _ error: APIErrorBody?, to endpoint: Endpoint) -> Failure? {
    // An error has been seen that came with a status of 200.
    let status = response.status == 200 ? error?.httpStatus ?? 200 : response.status
    if Self.isRateLimit(status: status, error) {
      let now = response.fetchedAt ?? Date(timeIntervalSince1970: 0)
      return rateLimit(retryAfter: RetryAfter.seconds(response.retryAfter, at: now))
    }
    if let problem = keyProblem(error?.code) { return .unauthorized(problem, host: host) }
    switch status {
    case 200: return error?.form == .json ? failure(of: error, 200, to: endpoint) : nil
    case 300..<400: return .unreachable(host: host, .redirected(status: status))
    case 407: return .unreachable(host: host, .proxyLocked)
    case 408, 500..<600: return .unreachable(host: host, .server(status: status))
    case 401: return .unauthorized(.missingOrWrong(hasKey: hasKey), host: host)
    case 403: return .unauthorized(.forbidden(error?.message), host: host)
    default: return failure(of: error, status, to: endpoint)
    }
  }

  /// A server that wants to be left alone for so many seconds.
  func rateLimit(retryAfter seconds: Int) -> Failure {
    .rateLimited(host: host, retryAfter: seconds, hasKey: hasKey)
  }

  /// 429 in any of its forms, and the page that a front server sends with 403 to those who ask too often.
  private static func isRateLimit(status: Int, _ error: APIErrorBody?) -> Bool {
    if status == 429 || error?.code == 429 { return true }
    guard let error else { return false }
    switch error.form {
    case .json: return false
    case .html: return status == 403
    case .text: return (status == 403 && error.code != nil) || error.code == 1015 || error.message == "Throttled"
    }
  }

  private func keyProblem(_ code: Int?) -> Failure.KeyProblem? {
    switch code {
    case 10002: .missingOrWrong(hasKey: hasKey)
    case 10005: .planTooSmall
    case 10010: .proKeyOnPublicHost
    case 10011: .demoKeyOnProHost
    case 10012: .timeRangeTooLong
    default: nil
    }
  }

  /// What the words of an error mean for what was asked.
  private func failure(of error: APIErrorBody?, _ status: Int, to endpoint: Endpoint) -> Failure {
    let words = error?.message?.lowercased() ?? ""
    let isMissing = words == "coin not found" || error?.form == .json && words.contains("not find coin")
    switch endpoint {
    case .coin(let id) where isMissing: return .notFound(word: id)
    case .markets(let markets) where isMissing && !markets.ids.isEmpty:
      return .notFound(word: markets.ids.joined(separator: ", "))
    case .markets(let markets) where words.contains("invalid vs_currency"):
      return .usage(
        "\(host) knows no currency \"\(markets.currency)\"", hint: "write a code such as usd, eur, gbp, jpy or btc")
    default: return .badResponse(host: host, .status(status, error?.message))
    }
  }

  /// The document, when it is of the shape that was asked for.
  private func sound(
    _ document: Result<JSONDocument, JSONFault>, of body: Data, _ endpoint: Endpoint
  ) throws(Failure) -> JSONDocument {
    switch document {
    case .success(let document):
      if let failure = failure(of: document, endpoint) { throw failure }
      return document
    case .failure(let fault):
      throw fault == .cut || body.isEmpty ? .unreachable(host: host, .cut) : .badResponse(host: host, .notJSON)
    }
  }

  private func failure(of document: JSONDocument, _ endpoint: Endpoint) -> Failure? {
    switch (document.kind, endpoint.expectedShape) {
    case (.array, .array):
      document.count > Self.rowLimit
        ? .badResponse(host: host, .unexpected("\(document.count) rows at once")) : nil
    case (.object, .object(let key)): objectFailure(document, without: key, endpoint)
    case (.array, .object): .badResponse(host: host, .unexpected("an array instead of an object"))
    case (.object, .array): .badResponse(host: host, .unexpected("an object instead of an array"))
    default: .badResponse(host: host, .notJSON)
    }
  }

  /// More rows than anybody asks for would take their time to decode, however small they are.
  private static let rowLimit = 10_000

  /// Why an object is not what was asked for; one that cannot be read is left to who decodes it leniently.
  private func objectFailure(_ document: JSONDocument, without key: String, _ endpoint: Endpoint) -> Failure? {
    guard let probe = try? JSONReader().decode(Probe.self, from: document) else { return nil }
    guard probe.keys.contains(key) else {
      return .badResponse(host: host, .unexpected("an object without \"\(key)\""))
    }
    guard case .coin(let id) = endpoint, let found = probe.id, found != id else { return nil }
    return .badResponse(host: host, .unexpected("the coin \"\(found)\" instead of \"\(id)\""))
  }

  private struct Probe: Decodable {
    let keys: Set<String>
    /// Nil when it is missing, or no text.
    let id: String?

    struct Key: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      keys = Set(container.allKeys.map(\.stringValue))
      id = try? container.decode(String.self, forKey: Key(stringValue: "id"))
    }
  }
}

extension APIErrorBody {
  /// Its code, when that is a status of HTTP that tells of an error.
  fileprivate var httpStatus: Int? {
    guard form == .json, let code, (400..<600).contains(code) else { return nil }
    return code
  }
}

extension Endpoint {
  fileprivate enum Shape {
    case array
    /// An object that has this key.
    case object(String)
  }

  fileprivate var expectedShape: Shape {
    switch self {
    case .markets, .categories: .array
    case .coin: .object("id")
    case .search, .lookup: .object("coins")
    }
  }
}
