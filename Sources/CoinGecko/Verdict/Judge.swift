import CoinKit
import Foundation

/// Tells an answer that is data from one that is none, before anything is decoded.
struct Judge: Sendable {
  /// Who answers, as messages name it.
  let host: String
  let hasKey: Bool

  /// An answer together with its verdict.
  func response(_ raw: RawResponse, to expected: Expectation) -> Response {
    let document = Result { () throws(JSONFault) in try JSONDocument(raw.body) }
    let error = APIErrorBody(raw.body, document: try? document.get())
    let verdict =
      failure(of: raw, error, expected).map(Result<JSONDocument, APIFailure>.failure)
      ?? sound(document, of: raw.body, expected)
    return Response(raw: raw, verdict: verdict)
  }

  /// A server that wants to be left alone for so many seconds.
  func rateLimit(retryAfter seconds: Int) -> APIFailure {
    .rateLimited(host: host, retryAfter: seconds, hasKey: hasKey)
  }

  /// What the status and the words of an answer tell, whatever data it holds.
  private func failure(of raw: RawResponse, _ error: APIErrorBody?, _ expected: Expectation) -> APIFailure? {
    // An error has been seen that came with a status of 200.
    let status = raw.status == 200 ? error?.httpStatus ?? 200 : raw.status
    if Self.isRateLimit(status: status, error) {
      let now = raw.fetchedAt ?? Date(timeIntervalSince1970: 0)
      return rateLimit(retryAfter: RetryAfter.seconds(raw.retryAfter, at: now))
    }
    if let problem = keyProblem(error?.code) { return .unauthorized(problem, host: host) }
    switch status {
    case 200: return error?.form == .json ? failure(of: error, 200, expected) : nil
    case 300..<400: return .unreachable(host: host, .redirected(status: status))
    case 407: return .unreachable(host: host, .proxyLocked)
    case 408, 500..<600: return .unreachable(host: host, .server(status: status))
    case 401: return .unauthorized(.missingOrWrong(hasKey: hasKey), host: host)
    case 403: return .unauthorized(.forbidden(error?.message), host: host)
    default: return failure(of: error, status, expected)
    }
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

  private func keyProblem(_ code: Int?) -> APIFailure.KeyProblem? {
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
  private func failure(of error: APIErrorBody?, _ status: Int, _ expected: Expectation) -> APIFailure {
    let words = error?.message?.lowercased() ?? ""
    let isMissing = words == "coin not found" || error?.form == .json && words.contains("not find coin")
    if isMissing, !expected.coins.isEmpty { return .notFound(word: expected.coins.joined(separator: ", ")) }
    if let currency = expected.currency, words.contains("invalid vs_currency") {
      return .unknownCurrency(currency, host: host)
    }
    return .badResponse(host: host, .status(status, error?.message))
  }
}

extension APIErrorBody {
  /// Its code, when that is a status of HTTP that tells of an error.
  fileprivate var httpStatus: Int? {
    guard form == .json, let code, (400..<600).contains(code) else { return nil }
    return code
  }
}
