import CoinKit
import Foundation
import Testing

@testable import CoinGecko

/// An answer, and what is to be made of it.
private struct Case: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let status: Int
  let body: String
  let request: Request
  let failure: APIFailure?

  init(
    _ description: String, _ status: Int, _ body: String, to request: Request = .market(),
    is failure: APIFailure?
  ) {
    testDescription = description
    self.status = status
    self.body = body
    self.request = request
    self.failure = failure
  }
}

@Suite struct JudgeTests {
  private static let host = "api.example.com"
  private static let judge = Judge(host: host, hasKey: false)
  private static let page = "<html><head><title>Access denied</title></head></html>"
  private static let limited = APIFailure.rateLimited(host: host, retryAfter: 60, hasKey: false)

  private static func failure(of raw: RawResponse, to request: Request, judge: Judge = Self.judge) -> APIFailure? {
    let response = judge.response(raw, to: request.expectation)
    #expect(response.raw == raw)
    #expect((try? response.verdict.get())?.bytes == (response.failure == nil ? raw.body : nil))
    return response.failure
  }

  private static func unreachable(_ problem: APIFailure.Unreachable) -> APIFailure {
    .unreachable(host: host, problem)
  }
  private static func bad(_ problem: APIFailure.BadResponse) -> APIFailure { .badResponse(host: host, problem) }
  private static func unauthorized(_ problem: APIFailure.KeyProblem) -> APIFailure {
    .unauthorized(problem, host: host)
  }
  private static func status(_ code: Int) -> String { #"{"status":{"error_code":\#(code),"error_message":"words"}}"# }

  private static let data = [
    Case("an empty list", 200, "[]", is: nil),
    Case("a list", 200, #" [{"id":"bitcoin"}] "#, is: nil),
    Case("a detail", 200, #"{"id":"bitcoin"}"#, to: .coin("bitcoin"), is: nil),
    Case("an answer to a search", 200, #"{"coins":[]}"#, to: .search("x"), is: nil),
    Case("an answer to a lookup", 200, #"{"coins":[]}"#, to: .lookup("x"), is: nil),
    Case("the categories", 200, "[]", to: .categories, is: nil),
  ]

  private static let shapes = [
    Case("nothing at all", 200, "", is: unreachable(.cut)),
    Case("a list that ends in a row", 200, #"[{"id":"bit"#, is: unreachable(.cut)),
    Case("a list that ends before its bracket", 200, #"[{"id":"bitcoin"}"#, is: unreachable(.cut)),
    Case("a page", 200, page, is: bad(.notJSON)),
    Case("two lists", 200, "[][]", is: bad(.notJSON)),
    Case("a bare number", 200, "7", is: bad(.notJSON)),
    Case("an object for a list", 200, #"{"id":"x"}"#, is: bad(.objectForArray)),
    Case(
      "a list for a detail", 200, "[]", to: .coin("x"), is: bad(.arrayForObject)),
    Case(
      "a detail without an id", 200, #"{"name":"X"}"#, to: .coin("x"),
      is: bad(.missingMember("id"))),
    Case(
      "the detail of another coin", 200, #"{"id":"y"}"#, to: .coin("x"),
      is: bad(.otherCoin(found: "y", asked: "x"))),
    Case(
      "more rows than anybody asks for", 200, "[" + String(repeating: "{},", count: 10_000) + "{}]",
      is: bad(.tooManyRows(10_001))),
    Case("an error told with 200", 200, #"{"error":"odd"}"#, is: bad(.status(200, "odd"))),
  ]

  private static let limits = [
    Case("429 in JSON", 429, status(429), is: limited),
    Case("429 in a word", 429, "Throttled\n", is: limited),
    Case("429 in the front server's code", 429, "error code: 1015", is: limited),
    Case("429 in a page", 429, page, is: limited),
    Case("429 without words", 429, "", is: limited),
    Case("429 told with 200", 200, status(429), is: limited),
    Case("the word told with 200", 200, "Throttled", is: limited),
    Case("the front server's page with 403", 403, page, is: limited),
    Case("the front server's code with 403", 403, "error code: 1015", is: limited),
  ]

  private static let keys = [
    Case("no key, with its code", 401, status(10002), is: unauthorized(.missingOrWrong(hasKey: false))),
    Case("no key, without a code", 401, "API keys only", is: unauthorized(.missingOrWrong(hasKey: false))),
    Case("a plan that is too small", 401, status(10005), is: unauthorized(.planTooSmall)),
    Case("a Pro key on the public host", 400, status(10010), is: unauthorized(.proKeyOnPublicHost)),
    Case(
      "a Demo key on the Pro host", 400, #"{"error_code":10011,"status":{"error_message":"words"}}"#,
      is: unauthorized(.demoKeyOnProHost)),
    Case(
      "more history than the plan has", 401, #"{"error":{"status":{"error_code":10012,"error_message":"words"}}}"#,
      is: unauthorized(.timeRangeTooLong)),
    Case("a proxy that wants a password", 407, page, is: .unreachable(host: host, .proxyLocked)),
    Case("403 in JSON", 403, status(403), is: unauthorized(.forbidden("words"))),
    Case("403 without words", 403, "", is: unauthorized(.forbidden(nil))),
  ]

  private static let others = [
    Case("a redirect", 302, "", is: unreachable(.redirected(status: 302))),
    Case("a request time-out", 408, "", is: unreachable(.server(status: 408))),
    Case("a page with 500", 500, page, is: unreachable(.server(status: 500))),
    Case("a number as the status", 500, #"{"status":500,"error":"e"}"#, is: unreachable(.server(status: 500))),
    Case("such a number with 200", 200, #"{"status":500,"error":"e"}"#, is: unreachable(.server(status: 500))),
    Case("the front server's own 522", 522, "error code: 522", is: unreachable(.server(status: 522))),
    Case("a coin that is not there", 404, #"{"error":"coin not found"}"#, to: .coin("x"), is: .notFound(word: "x")),
    Case(
      "a coin that is not there, older", 404, #"{"error":"Could not find coin with the given id"}"#,
      to: .coin("x"), is: .notFound(word: "x")),
    Case(
      "named coins that are not there", 404, #"{"error":"coin not found"}"#,
      to: .rows("x", "y"), is: .notFound(word: "x, y")),
    Case(
      "a wrong path", 404, #"{"error":"Incorrect path. See the site"}"#, to: .coin("x"),
      is: bad(.status(404, "Incorrect path. See the site"))),
    Case("404 in a page", 404, page, to: .coin("x"), is: bad(.status(404, "Access denied"))),
    Case("a missing parameter", 422, #"{"error":"Missing ids"}"#, is: bad(.status(422, "Missing ids"))),
    Case("a status of no rule", 418, "", is: bad(.status(418, nil))),
  ]

  @Test(arguments: data + shapes + limits + keys + others)
  private func `an answer is told from its status and its body`(_ expected: Case) {
    let response = RawResponse(status: expected.status, body: Data(expected.body.utf8))
    #expect(Self.failure(of: response, to: expected.request) == expected.failure)
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
