import CoinKit
import Foundation
import Testing

@testable import CoinGecko

@Suite struct StoredFailureTests {
  private static let host = "api.example.com"

  private static let texts: [(failure: APIFailure, json: String)] = [
    (.notFound(word: "x"), #"{"code":"not_found","word":"x"}"#),
    (.unknownCurrency("uds", host: host), #"{"code":"unknown_currency","host":"api.example.com","word":"uds"}"#),
    (
      .rateLimited(host: host, retryAfter: 60, hasKey: true),
      #"{"code":"rate_limited","hasKey":true,"host":"api.example.com","number":60}"#
    ),
    (.unauthorized(.planTooSmall, host: host), #"{"code":"plan_too_small","host":"api.example.com"}"#),
    (.unreachable(host: host, .refused), #"{"code":"refused","host":"api.example.com"}"#),
    (
      .unreachable(host: host, .timedOut(seconds: 2.5)), #"{"code":"timed_out","host":"api.example.com","number":2.5}"#
    ),
    (.unreachable(host: host, .server(status: 503)), #"{"code":"server","host":"api.example.com","number":503}"#),
    (
      .badResponse(host: host, .status(418, "a \"pot\"")),
      #"{"code":"status","host":"api.example.com","message":"a \"pot\"","number":418}"#
    ),
    (
      .badResponse(host: host, .otherCoin(found: "y", asked: "x")),
      #"{"code":"other_coin","host":"api.example.com","message":"y","word":"x"}"#
    ),
  ]

  @Test(arguments: texts.indices)
  func `a failure is a flat object with a code of its own`(index: Int) throws {
    let (failure, json) = Self.texts[index]
    let stored = try #require(StoredFailure(failure))
    #expect(String(decoding: try stored.asJSON(), as: UTF8.self) == json)
    #expect(try JSONReader().decode(StoredFailure.self, from: Data(json.utf8)).failure == failure)
  }

  private static let problems: [APIFailure] =
    ([
      .missingOrWrong(hasKey: true), .missingOrWrong(hasKey: false), .planTooSmall, .proKeyOnPublicHost,
      .demoKeyOnProHost, .timeRangeTooLong, .forbidden("words"), .forbidden(nil),
    ] as [APIFailure.KeyProblem]).map { .unauthorized($0, host: host) }
    + ([
      .refused, .unresolvable, .reset, .tls, .timedOut(seconds: 0.3), .cut, .redirected(status: 302),
      .server(status: 500), .offline, .proxyLocked, .notHTTP, .noNetwork, .failed,
    ] as [APIFailure.Unreachable]).map { .unreachable(host: host, $0) }
    + ([
      .notJSON, .arrayForObject, .objectForArray, .missingMember("id"), .otherCoin(found: "a", asked: "b"),
      .tooManyRows(10_001), .otherThan(expected: "an array"), .noUsableRow(of: 3), .tooLarge(limit: 33_554_432),
      .quotesKey, .status(422, "words"), .status(418, nil),
    ] as [APIFailure.BadResponse]).map { .badResponse(host: host, $0) }
    + [.rateLimited(host: host, retryAfter: 1, hasKey: false), .unknownCurrency("x", host: host), .notFound(word: "")]

  @Test(arguments: problems)
  func `every failure of asking comes back as it was`(failure: APIFailure) throws {
    #expect(StoredFailure(failure)?.failure == failure)
  }

  @Test func `no two failures have a code in common, but for what stands beside it`() {
    let codes = Self.problems.compactMap { StoredFailure($0)?.code }
    // Of a missing and a wrong key, of two refusals and of two statuses only the rest differs.
    #expect(Set(codes).count == codes.count - 3)
  }

  @Test(arguments: [.storage(path: "x", .notFound), .unusableID("..")] as [APIFailure])
  func `what concerns one run alone is not kept`(failure: APIFailure) {
    #expect(StoredFailure(failure) == nil)
  }

  @Test(arguments: [
    #"{"code":"nonsense","host":"h"}"#, #"{"code":"refused"}"#, #"{"code":"timed_out","host":"h"}"#,
    #"{"code":"server","host":"h","number":1e300}"#, #"{"code":"server","host":"h","number":5.5}"#,
    #"{"code":"not_found","host":"h"}"#, #"{"code":"","host":"h"}"#,
  ])
  func `what lacks something is no failure, and no error`(json: String) throws {
    #expect(try JSONReader().decode(StoredFailure.self, from: Data(json.utf8)).failure == nil)
  }
}
