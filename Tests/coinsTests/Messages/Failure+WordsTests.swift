import CoinGecko
import CommandLineKit
import Foundation
import Platform
import Testing

@testable import coins

@Suite struct FailureWordsTests {
  private static let host = "api.example.com"
  private static let doge = Failure.Candidate(id: "doge", symbol: "doge", name: "@DOGE", rank: nil)
  private static let dogecoin = Failure.Candidate(id: "dogecoin", symbol: "doge", name: "Dogecoin", rank: 9)

  private static let keyProblems: [APIFailure.KeyProblem] = [
    .missingOrWrong(hasKey: true), .missingOrWrong(hasKey: false), .planTooSmall, .proKeyOnPublicHost,
    .demoKeyOnProHost, .timeRangeTooLong, .forbidden("add a user agent"), .forbidden(nil),
  ]
  private static let unreachable: [APIFailure.Unreachable] = [
    .refused, .unresolvable, .reset, .tls, .timedOut(seconds: 2.5), .cut, .redirected(status: 302),
    .server(status: 503), .noNetwork, .notHTTP, .failed, .offline, .proxyLocked,
  ]
  private static let badResponses: [APIFailure.BadResponse] = [
    .notJSON, .arrayForObject, .objectForArray, .missingMember("coins"), .otherCoin(found: "a", asked: "b"),
    .tooManyRows(9), .otherThan(expected: "an array of coins"), .noUsableRow(of: 3), .tooLarge(limit: 33_554_432),
    .status(418, "a teapot"), .status(418, nil), .quotesKey,
  ]
  private static let storageProblems: [APIFailure.StorageProblem] = [
    .notFound, .notReadable(FileFault(code: EACCES)), .notWritable(FileFault(code: ENOSPC)), .notARecording,
    .notRecorded(.detail(of: "x"), available: []), .notRecorded(.detail(of: "x"), available: ["a", "b"]),
    .notRecorded(.currency("eur"), available: ["usd"]), .notRecorded(.category("x"), available: ["a"]),
  ]
  private static let servers: [ServerProblem] = [
    .unusableKey(.demo), .unusableKey(.pro), .notAnAddress, .holdsPassword, .namedByIPv6, .keyOverPlainHTTP(host: host),
  ]
  private static let api: [APIFailure] =
    keyProblems.map { .unauthorized($0, host: host) } + unreachable.map { .unreachable(host: host, $0) }
    + badResponses.map { .badResponse(host: host, $0) } + storageProblems.map { .storage(path: "dir/file", $0) }
    + [
      .unknownCurrency("yen", host: host), .unusableID("a/b"), rateLimited(hasKey: false), rateLimited(hasKey: true),
    ]
  private static let all: [Failure] =
    [
      .usage(.noCommand), .usage(.refused("what", hint: "do this")), .usage(.refused("no good", hint: nil)), .noCache,
      .unknownCategory("x", nearest: []), .unknownCategory("x", nearest: ["y"]), .unusableID("a/b", reason: "is odd"),
      .notFound(word: "x"), .notFound(word: "x", suggestions: ["y"]), .notTraded(id: "x"),
      .ambiguous(word: "doge", candidates: [doge, dogecoin]), .ambiguous(word: "doge", candidates: []),
      .unwritable(stream: "standard output", FileFault(code: ENOSPC)),
    ] + servers.map { .server($0) } + api.map { .api($0) }

  private static func rateLimited(hasKey: Bool) -> APIFailure {
    .rateLimited(host: host, retryAfter: 47, hasKey: hasKey)
  }

  @Test(arguments: all)
  func `a sentence is one line that begins small and ends without a full stop`(failure: Failure) {
    let sentence = failure.sentence
    #expect(!sentence.contains { $0.isNewline })
    let isVariable = EnvironmentVariable.allCases.contains { sentence.hasPrefix("\($0.rawValue) ") }
    #expect(sentence.first?.isUppercase == isVariable)
    #expect(sentence.last != ".")
    #expect(!sentence.contains("  "))
    #expect(!failure.message.isEmpty)
    #expect(failure.hint != "")
  }

  @Test(arguments: all)
  func `the seconds to wait are given where the server asked for a wait`(failure: Failure) {
    #expect(failure.retryAfter == (failure.exitCode == .rateLimited ? 47 : nil))
  }

  @Test(arguments: [
    (
      Failure.api(rateLimited(hasKey: false)),
      "rate limited by api.example.com: try again in 47 s, or set COINGECKO_DEMO_API_KEY (a free key allows more calls)"
    ),
    (.api(rateLimited(hasKey: true)), "rate limited by api.example.com: try again in 47 s"),
    (.notFound(word: "bitcon", suggestions: ["bitcoin"]), "no coin is called \"bitcon\": did you mean bitcoin?"),
    (.notFound(word: "x", suggestions: ["a", "b", "c"]), "no coin is called \"x\": did you mean a, b or c?"),
    (.notFound(word: "x"), "no coin is called \"x\": coins search lists what is there"),
    (
      .ambiguous(word: "doge", candidates: [doge, dogecoin]),
      "\"doge\" is the id of @DOGE (unranked) and the symbol of Dogecoin (No. 9): write id:doge or id:dogecoin"
    ),
    (
      .api(.unreachable(host: host, .timedOut(seconds: 30))),
      "api.example.com did not answer within 30 s: try again, or allow more with --timeout"
    ),
    (
      .api(.unreachable(host: host, .timedOut(seconds: 2.5))),
      "api.example.com did not answer within 2.5 s: try again, or allow more with --timeout"
    ),
    (
      .api(.badResponse(host: host, .tooLarge(limit: 33_554_432))), "the answer of api.example.com is larger than 32 MB"
    ),
    (
      .api(.storage(path: "rec", .notRecorded(.detail(of: "x"), available: ["a", "b"]))),
      "rec holds no details of x: it has those of a and b"
    ),
    (
      .api(.storage(path: "rec", .notRecorded(.currency("eur"), available: ["usd"]))),
      "rec holds no prices in eur: it has those in usd"
    ),
    (.usage(.refused("no good", hint: nil)), "no good"),
    (.usage(.refused("no good", hint: "do better")), "no good: do better"),
  ])
  func `a failure says what was wrong and what to do`(failure: Failure, sentence: String) {
    #expect(failure.sentence == sentence)
  }

  @Test func `of many candidates the best are named and the others counted`() {
    let candidates = (1...7).map { (rank: Int) in
      Failure.Candidate(id: "c\(rank)", symbol: "C", name: "Coin \(rank)", rank: rank)
    }
    let failure = Failure.ambiguous(word: "c", candidates: candidates)
    #expect(failure.message.contains("Coin 5 (No. 5) and 2 more"))
    #expect(failure.hint == "write id:c1, id:c2, id:c3, id:c4 or id:c5")
  }
}
