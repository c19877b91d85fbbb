import CoinGecko
import CommandLineKit
import Platform
import Testing

@testable import coins

@Suite struct FailureTests {
  @Test(
    arguments: [
      (.usage(.noCommand), "usage", 2), (.server(.notAnAddress), "usage", 2), (.noCache, "usage", 2),
      (.unknownCategory("x", nearest: []), "usage", 2), (.unusableID("x", reason: "is odd"), "usage", 2),
      (.api(.unknownCurrency("x", host: "h")), "usage", 2), (.notFound(word: "x"), "not_found", 3),
      (.notTraded(id: "x"), "not_found", 3), (.ambiguous(word: "x", candidates: []), "ambiguous", 3),
      (.api(.unauthorized(.planTooSmall, host: "h")), "unauthorized", 4),
      (.api(.rateLimited(host: "h", retryAfter: 1, hasKey: false)), "rate_limited", 5),
      (.api(.unreachable(host: "h", .refused)), "unreachable", 6),
      (.api(.badResponse(host: "h", .notJSON)), "bad_response", 7),
      (.api(.storage(path: "p", .notFound)), "storage", 8),
      (.unwritable(stream: "s", .init(code: 28)), "storage", 8),
    ] as [(Failure, String, Int32)])
  func `a failure has a code for scripts and a name for programs`(failure: Failure, code: String, exitCode: Int32) {
    #expect(failure.code == code)
    #expect(failure.exitCode.rawValue == exitCode)
  }

  @Test func `that a coin is not there is told in one way, whoever says so`() {
    #expect(Failure(.notFound(word: "x")) == .notFound(word: "x"))
    #expect(Failure(.unusableID("x")) == .api(.unusableID("x")))
  }
}
