import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct CachedSourceTests {
  private static let rows = #"[{"id":"a","market_cap_rank":1,"x":1.50}, {"id":"b","market_cap_rank":2},{"id":"c"}]"#

  private let clock = ManualClock()
  private let folder: TemporaryFolder
  private let server: APIServer
  private let log = EventLog()

  init() throws {
    folder = try TemporaryFolder()
    server = try APIServer(base: "https://api.example.com")
  }

  private func cached(
    _ network: ScriptedSource, _ use: CachePolicy.Use = .normal, maxAge: Double = 3600
  ) -> CachedSource {
    CachedSource(
      copies: CopyFinder(
        policy: CachePolicy(folder: "\(folder.path)/coins", use: use, maxAge: maxAge), server: server),
      judge: ScriptedSource.judge, events: log.events, network: network)
  }

  private func ask(
    _ network: ScriptedSource, _ request: Request = .categories, use: CachePolicy.Use = .normal,
    maxAge: Double = 3600, timeout: Double = 30
  ) async throws -> Response {
    try await cached(network, use, maxAge: maxAge)
      .response(to: request, by: Deadline(seconds: timeout, time: clock.source))
  }

  /// Keeps an answer to `request` that is `age` seconds old.
  private func keep(_ body: String, _ request: Request = .categories, age: Double = 0) async throws {
    let fetchedAt = clock.source.now().addingTimeInterval(-age)
    _ = try await ask(ScriptedSource(.answer(200, body, fetchedAt: fetchedAt)), request, use: .refresh)
  }

  // MARK: What is new enough

  @Test(
    arguments: [
      (.categories, 59, true), (.categories, 60, false), (.market(), 59, true), (.market(), 60, false),
      (.coin("a"), 59, true), (.coin("a"), 60, false), (.search("a"), 899, true), (.search("a"), 900, false),
      (.lookup("a"), 86_399, true), (.lookup("a"), 86_400, false), (.categories, -60, true),
      (.categories, -61, false),
    ] as [(Request, Double, Bool)])
  func `an answer that is new enough is given without a request`(
    request: Request, age: Double, isNew: Bool
  ) async throws {
    let body = #"{"id":"a","coins":[]}"#
    try await keep([.categories, .market()].contains(request) ? "[]" : body, request, age: age)
    let network = ScriptedSource(.unreachable(.refused))
    let response = try? await ask(network, request, maxAge: 0)
    #expect((response != nil) == isNew)
    #expect(network.requests.isEmpty == isNew)
    #expect(response?.staleBecause == nil)
  }

  @Test func `what is not there is asked for and kept`() async throws {
    let network = ScriptedSource(.answer(200, "[1]"), .unreachable(.refused))
    for _ in 1...2 {
      #expect(try await ask(network).raw.body == Data("[1]".utf8))
    }
    #expect(network.requests.count == 1)
  }

  @Test(
    arguments: [
      .answer(404, #"{"error":"coin not found"}"#), .answer(503), .answer(200, "<html>"), .answer(200, "[1"),
      .answer(200, ""), .answer(200, #"{"error":"x"}"#), .answer(200, "{}"),
    ] as [Result<RawResponse, APIFailure>])
  func `only whole answers of the right shape are kept`(result: Result<RawResponse, APIFailure>) async throws {
    let network = ScriptedSource(result)
    for _ in 1...2 { #expect(try await ask(network).raw == result.get()) }
    #expect(network.requests.count == 2)
  }

  @Test func `to refresh asks each time, keeps the answer, and falls back on nothing`() async throws {
    try await keep("[1]")
    #expect(
      try await ask(ScriptedSource(.answer(200, "[2]")), use: .refresh).isCopy == false)
    #expect(
      try await ask(ScriptedSource(.unreachable(.refused))).raw.body == Data("[2]".utf8))
    await #expect(throws: APIFailure.unreachable(host: "api.example.com", .refused)) {
      try await ask(ScriptedSource(.unreachable(.refused)), use: .refresh)
    }
  }

  // MARK: When the network fails

  private static let host = "api.example.com"

  @Test(
    arguments: [
      (.unreachable(.refused), .unreachable(host: host, .refused)),
      (.answer(503), .unreachable(host: host, .server(status: 503))),
      (.answer(429, "Throttled"), .rateLimited(host: host, retryAfter: 60, hasKey: false)),
      (.answer(200, "<html>"), .badResponse(host: host, .notJSON)),
      (.answer(200, "[1"), .unreachable(host: host, .cut)),
    ] as [(Result<RawResponse, APIFailure>, APIFailure)])
  func `an older copy stands in, and says why`(
    result: Result<RawResponse, APIFailure>, failure: APIFailure
  ) async throws {
    try await keep("[1]", age: 600)
    let response = try await ask(ScriptedSource(result))
    #expect(response.raw.body == Data("[1]".utf8))
    #expect(response.raw.fetchedAt == ManualClock.start.addingTimeInterval(-600))
    #expect(response.staleBecause == failure)
  }

  @Test(arguments: [(599.0, false), (600, false), (601, true)])
  func `a copy stands in up to its greatest age`(maxAge: Double, serves: Bool) async throws {
    try await keep("[1]", age: 600)
    let response = try? await ask(ScriptedSource(.unreachable(.reset)), maxAge: maxAge)
    #expect((response != nil) == serves)
  }

  @Test func `a copy from the future stands in for nothing`() async throws {
    try await keep("[1]", age: -86_400)
    await #expect(throws: APIFailure.self) {
      try await ask(ScriptedSource(.unreachable(.reset)), maxAge: 1e9)
    }
  }

  @Test func `an answer that tells of a key or of a missing coin is no reason for a copy`() async throws {
    try await keep(#"{"id":"a"}"#, .coin("a"), age: 600)
    for status in [401, 404] {
      let network = ScriptedSource(.answer(status, #"{"error":"coin not found"}"#))
      #expect(try await ask(network, .coin("a")).raw.status == status)
    }
  }

  @Test func `with a copy at hand the network has five seconds, else all the time there is`() async throws {
    let network = ScriptedSource(.unreachable(.reset))
    _ = try? await ask(network)
    try await keep("[1]", age: 600)
    _ = try await ask(network)
    #expect(network.limits == [30, CachedSource.patience])
  }

  // MARK: Without the network

  @Test func `offline, a copy of any age is given, and one that is not new says why`() async throws {
    try await keep("[1]", age: 30)
    try await keep(#"{"coins":[]}"#, .search("a"), age: 9e6)
    let network = ScriptedSource(.answer())
    #expect(try await ask(network, use: .offline).staleBecause == nil)
    let offline = APIFailure.unreachable(host: "api.example.com", .offline)
    #expect(try await ask(network, .search("a"), use: .offline).staleBecause == offline)
    await #expect(throws: offline) { try await ask(network, .search("b"), use: .offline) }
    #expect(network.requests.isEmpty)
  }

  // MARK: A list's rows

  @Test func `rows of a new list answer at once, and those of an old one when the network fails`() async throws {
    try await keep(Self.rows, .market())
    let network = ScriptedSource(.unreachable(.refused))
    #expect(try await ask(network, .rows("b", "a")).staleBecause == nil)
    #expect(network.requests.isEmpty)
    clock.advance(by: 600)
    let old = try await ask(network, .rows("b"))
    #expect(old.raw.body == Data(#"[{"id":"b","market_cap_rank":2}]"#.utf8))
    #expect(old.staleBecause == .unreachable(host: "api.example.com", .refused))
    #expect(network.requests.count == 1)
  }

  // MARK: Many at once

  @Test func `those who want the same at once ask once`() async throws {
    let network = ScriptedSource(.answer(200, "[1]"))
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 1...20 { group.addTask { try await ask(network, timeout: 1e9).raw.body } }
      for try await body in group { #expect(body == Data("[1]".utf8)) }
    }
    #expect(network.requests.count == 1)
  }

  @Test(arguments: [true, false])
  func `what somebody else learned since a copy was read is not asked again`(isAnswer: Bool) async throws {
    try await keep("[1]", age: 600)
    let failure = APIFailure.unreachable(host: "api.example.com", .reset)
    let network = ScriptedSource(.answer(200, "[3]"))
    let source = cached(network)
    let (cache, key) = (source.copies.cache, source.copies.key(Request.categories.target))
    // The clock is asked when the run begins, when it looks for a copy, and to judge the one that it has read.
    let (clock, count) = (clock, TemporaryCounter())
    var time = clock.source
    time.now = {
      clock.advance(by: 1)
      let now = ManualClock.start.addingTimeInterval(clock.elapsed)
      guard count.next() == 3 else { return now }
      if isAnswer {
        try? cache.keep(RawResponse(body: Data("[2]".utf8), fetchedAt: now), as: key, at: now)
      } else {
        try? cache.stamp(failure, key, at: now)
      }
      return now
    }
    let response = try await source.response(to: .categories, by: Deadline(seconds: 30, time: time))
    #expect(response.raw.body == Data((isAnswer ? "[2]" : "[1]").utf8))
    #expect(response.staleBecause == (isAnswer ? nil : failure))
    #expect(network.requests.isEmpty)
  }

  @Test(
    arguments: [
      (.unreachable(.reset), true), (.answer(503, ""), true), (.answer(429, ""), true), (.answer(200, "<"), true),
      (.unreachable(.timedOut(seconds: 1)), false), (.answer(401, ""), false),
      (.answer(400, #"{"error_code":10002}"#), false),
    ] as [(Result<RawResponse, APIFailure>, Bool)])
  func `a failure is left to others, unless it is that of our own time or key`(
    result: Result<RawResponse, APIFailure>, isLeft: Bool
  ) async throws {
    _ = try? await ask(ScriptedSource(result))
    let copies = cached(ScriptedSource()).copies
    let key = copies.key(Request.categories.target)
    #expect((copies.cache.failure(key, since: .distantPast, at: .distantFuture) != nil) == isLeft)
  }

  @Test func `who waits for somebody that never ends is told when the time is over`() async throws {
    let network = ScriptedSource(.answer())
    let copies = cached(network).copies
    let lock = try #require(try copies.cache.lock(copies.key(Request.categories.target)))
    defer { lock.release() }
    await #expect(throws: APIFailure.unreachable(host: "api.example.com", .timedOut(seconds: 30))) {
      try await ask(network)
    }
    #expect(network.requests.isEmpty)
  }

  // MARK: A cache that cannot be used

  @Test func `where nothing can be kept answers come all the same, and it is told`() async throws {
    try Data().write(to: folder.url.appending(path: "coins"))
    let network = ScriptedSource(.answer(200, "[1]"))
    #expect(try await ask(network).raw.body == Data("[1]".utf8))
    #expect(log.unusableFolders == ["\(folder.path)/coins"])
  }
}
