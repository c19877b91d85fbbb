import Foundation
import Testing

@testable import CoinGecko

@Suite struct JudgeTests {
  private static let host = "api.example.com"
  private static let judge = Judge(host: host, hasKey: false)
  private static let page = "<html><head><title>Access denied</title></head></html>"
  private static let limited = APIFailure.rateLimited(host: host, retryAfter: 60, hasKey: false)

  private static func failure(of raw: RawResponse, to request: Request, judge: Judge = Self.judge) -> APIFailure? {
    judge.response(raw, to: request.expectation).failure
  }

  private static func unreachable(_ problem: APIFailure.Unreachable) -> APIFailure {
    .unreachable(host: host, problem)
  }
  private static func bad(_ problem: APIFailure.BadResponse) -> APIFailure { .badResponse(host: host, problem) }
  private static func unauthorized(_ problem: APIFailure.KeyProblem) -> APIFailure {
    .unauthorized(problem, host: host)
  }
  private static func status(_ code: Int) -> String { #"{"status":{"error_code":\#(code),"error_message":"words"}}"# }

  private static let limits = [
    Verdict("429 in JSON", 429, status(429), is: limited),
    Verdict("429 in a word", 429, "Throttled\n", is: limited),
    Verdict("429 in the front server's code", 429, "error code: 1015", is: limited),
    Verdict("429 in a page", 429, page, is: limited),
    Verdict("429 without words", 429, "", is: limited),
    Verdict("429 told with 200", 200, status(429), is: limited),
    Verdict("the word told with 200", 200, "Throttled", is: limited),
    Verdict("the front server's page with 403", 403, page, is: limited),
    Verdict("the front server's code with 403", 403, "error code: 1015", is: limited),
  ]

  private static let keys = [
    Verdict("no key, with its code", 401, status(10002), is: unauthorized(.missingOrWrong(hasKey: false))),
    Verdict("no key, without a code", 401, "API keys only", is: unauthorized(.missingOrWrong(hasKey: false))),
    Verdict("a plan that is too small", 401, status(10005), is: unauthorized(.planTooSmall)),
    Verdict("a Pro key on the public host", 400, status(10010), is: unauthorized(.proKeyOnPublicHost)),
    Verdict(
      "a Demo key on the Pro host", 400, #"{"error_code":10011,"status":{"error_message":"words"}}"#,
      is: unauthorized(.demoKeyOnProHost)),
    Verdict(
      "more history than the plan has", 401, #"{"error":{"status":{"error_code":10012,"error_message":"words"}}}"#,
      is: unauthorized(.timeRangeTooLong)),
    Verdict("a proxy that wants a password", 407, page, is: .unreachable(host: host, .proxyLocked)),
    Verdict("403 in JSON", 403, status(403), is: unauthorized(.forbidden("words"))),
    Verdict("403 without words", 403, "", is: unauthorized(.forbidden(nil))),
  ]

  private static let others = [
    Verdict("an error told with 200", 200, #"{"error":"odd"}"#, is: bad(.status(200, "odd"))),
    Verdict("a redirect", 302, "", is: unreachable(.redirected(status: 302))),
    Verdict("a request time-out", 408, "", is: unreachable(.server(status: 408))),
    Verdict("a page with 500", 500, page, is: unreachable(.server(status: 500))),
    Verdict("a number as the status", 500, #"{"status":500,"error":"e"}"#, is: unreachable(.server(status: 500))),
    Verdict("such a number with 200", 200, #"{"status":500,"error":"e"}"#, is: unreachable(.server(status: 500))),
    Verdict("the front server's own 522", 522, "error code: 522", is: unreachable(.server(status: 522))),
    Verdict("a coin that is not there", 404, #"{"error":"coin not found"}"#, to: .coin("x"), is: .notFound(word: "x")),
    Verdict(
      "a coin that is not there, older", 404, #"{"error":"Could not find coin with the given id"}"#,
      to: .coin("x"), is: .notFound(word: "x")),
    Verdict(
      "named coins that are not there", 404, #"{"error":"coin not found"}"#,
      to: .rows("x", "y"), is: .notFound(word: "x, y")),
    Verdict(
      "a wrong path", 404, #"{"error":"Incorrect path. See the site"}"#, to: .coin("x"),
      is: bad(.status(404, "Incorrect path. See the site"))),
    Verdict("404 in a page", 404, page, to: .coin("x"), is: bad(.status(404, "Access denied"))),
    Verdict("a missing parameter", 422, #"{"error":"Missing ids"}"#, is: bad(.status(422, "Missing ids"))),
    Verdict("a status of no rule", 418, "", is: bad(.status(418, nil))),
  ]

  @Test(arguments: limits + keys + others)
  func `an answer is told from its status and its words`(expected: Verdict) {
    expected.check(Self.judge)
  }

  @Test(arguments: [400, 422])
  func `an unknown currency is the user's, with either status`(status: Int) {
    let response = RawResponse(status: status, body: Data(#"{"error":"invalid vs_currency"}"#.utf8))
    #expect(Self.failure(of: response, to: .market("uds")) == .unknownCurrency("uds", host: Self.host))
  }

  @Test func `the wait is what the server asks for, from when it answered`() {
    let response = RawResponse(
      status: 429, body: Data(), retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT",
      fetchedAt: Date(timeIntervalSince1970: 784_111_740))
    let judge = Judge(host: Self.host, hasKey: true)
    #expect(
      Self.failure(of: response, to: .categories, judge: judge)
        == .rateLimited(host: Self.host, retryAfter: 37, hasKey: true))
  }

  @Test func `a refused key is told from one that is missing`() {
    let response = RawResponse(status: 401, body: Data(Self.status(10002).utf8))
    let judge = Judge(host: Self.host, hasKey: true)
    #expect(
      Self.failure(of: response, to: .categories, judge: judge) == Self.unauthorized(.missingOrWrong(hasKey: true)))
  }
}
