import Testing

@testable import CoinGecko

@Suite struct RetryPolicyTests {
  private static func unreachable(_ problem: APIFailure.Unreachable) -> APIFailure {
    .unreachable(host: "api.example.com", problem)
  }

  @Test(
    arguments: [
      .timedOut(seconds: 10), .unresolvable, .reset, .cut, .server(status: 408), .server(status: 500),
      .server(status: 502), .server(status: 503), .server(status: 504), .server(status: 522), .server(status: 524),
    ] as [APIFailure.Unreachable])
  func `what may be over in a moment is asked again, twice`(problem: APIFailure.Unreachable) {
    let policy = RetryPolicy(random: { 1 })
    #expect((1...4).map { policy.pause(after: Self.unreachable(problem), tries: $0) } == [0.5, 1, nil, nil])
  }

  @Test(arguments: [
    unreachable(.refused), unreachable(.tls), unreachable(.redirected(status: 302)), unreachable(.server(status: 501)),
    unreachable(.noNetwork), unreachable(.notHTTP), unreachable(.failed), unreachable(.proxyLocked),
    unreachable(.offline), .notFound(word: "x"),
    .unauthorized(.planTooSmall, host: "api.example.com"), .badResponse(host: "api.example.com", .notJSON),
    .unknownCurrency("x", host: "api.example.com"), .unusableID(".."), .storage(path: "x", .notFound),
  ])
  func `what will not change is not asked again`(failure: APIFailure) {
    #expect(RetryPolicy().pause(after: failure, tries: 1) == nil)
  }

  @Test func `a server that names its time gets it, to the second`() {
    let failure = APIFailure.rateLimited(host: "api.example.com", retryAfter: 12, hasKey: false)
    #expect((1...3).map { RetryPolicy().pause(after: failure, tries: $0) } == [12, 12, nil])
  }

  @Test(arguments: [0, 0.25, 0.5, 1])
  func `a pause is any part of one that doubles up to eight seconds`(part: Double) {
    let policy = RetryPolicy(tries: 9, random: { part })
    let pauses = (1...8).map { policy.pause(after: Self.unreachable(.reset), tries: $0) }
    #expect(pauses == [0.5, 1, 2, 4, 8, 8, 8, 8].map { $0 * part })
  }

  @Test func `pauses differ from run to run and stay in their range`() {
    let pauses = (0..<100).compactMap { _ in RetryPolicy().pause(after: Self.unreachable(.reset), tries: 2) }
    #expect(pauses.allSatisfy { (0...1).contains($0) })
    #expect(Set(pauses).count > 1)
  }
}
