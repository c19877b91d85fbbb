import Foundation
import Synchronization
import Testing

@testable import coins

@Suite struct CachedSourceTests {
  private static let categories = Endpoint.categories
  private static let markets = Endpoint.markets(.init(currency: "usd"))

  private static func rows(_ ids: String...) -> Endpoint { .markets(.init(currency: "usd", selection: .ids(ids))) }

  private let clock = ManualClock()
  private let folder: TemporaryFolder
  private let server: APIServer
  private let log = NoticeLog()

  init() throws {
    folder = try TemporaryFolder()
    server = try APIServer(base: "https://api.example.com", key: nil)
  }

  private func cached(
    _ network: ScriptedSource, _ use: CacheUse = .normal, maxAge: Double = 3600, timeout: Double = 30
  ) -> CachedSource {
    CachedSource(
      cache: AnswerCache(folder: "\(folder.path)/coins"), use: use, maxAge: maxAge, server: server,
      check: ResponseCheck(host: "api.example.com", hasKey: false),
      deadline: Deadline(seconds: timeout, time: clock.source), reporter: log.reporter, network: { _ in network })
  }

  /// Keeps an answer to `endpoint` that is `age` seconds old.
  private func keep(_ body: String, _ endpoint: Endpoint, age: Double = 0) async throws {
    let fetchedAt = clock.source.now().addingTimeInterval(-age)
    _ = try await cached(ScriptedSource(.answer(200, body, fetchedAt: fetchedAt)), .refresh).response(to: endpoint)
  }

  // MARK: What is new enough

  @Test(
    arguments: [
      (.categories, 59, true), (.categories, 60, false), (markets, 59, true), (markets, 60, false),
      (.coin(id: "a"), 59, true), (.coin(id: "a"), 60, false), (.search("a"), 899, true), (.search("a"), 900, false),
      (.lookup("a"), 86_399, true), (.lookup("a"), 86_400, false), (.categories, -60, true),
      (.categories, -61, false),
    ] as [(Endpoint, Double, Bool)])
  func `an answer that is new enough is given without a request`(
    endpoint: Endpoint, age: Double, isNew: Bool
  ) async throws {
    let body = #"{"id":"a","coins":[]}"#
    try await keep(endpoint.path.count == 3 || endpoint == Self.markets ? "[]" : body, endpoint, age: age)
    let network = ScriptedSource(.unreachable(.refused))
    let response = try? await cached(network, maxAge: 0).response(to: endpoint)
    #expect((response != nil) == isNew)
    #expect(network.endpoints.isEmpty == isNew)
    #expect(response?.staleBecause == nil)
  }

  @Test func `what is not there is asked for and kept`() async throws {
    let network = ScriptedSource(.answer(200, "[1]"), .unreachable(.refused))
    for _ in 1...2 {
      #expect(try await cached(network).response(to: Self.categories).body == Data("[1]".utf8))
    }
    #expect(network.endpoints.count == 1)
  }

  @Test(
    arguments: [
      .answer(404, #"{"error":"coin not found"}"#), .answer(503), .answer(200, "<html>"), .answer(200, "[1"),
      .answer(200, ""), .answer(200, #"{"error":"x"}"#), .answer(200, "{}"),
    ] as [Result<Response, Failure>])
  func `only whole answers of the right shape are kept`(result: Result<Response, Failure>) async throws {
    let network = ScriptedSource(result)
    for _ in 1...2 { #expect(try await cached(network).response(to: Self.categories) == result.get()) }
    #expect(network.endpoints.count == 2)
  }

  @Test func `to refresh asks each time, keeps the answer, and falls back on nothing`() async throws {
    try await keep("[1]", Self.categories)
    #expect(
      try await cached(ScriptedSource(.answer(200, "[2]")), .refresh).response(to: Self.categories).isCopy == false)
    #expect(
      try await cached(ScriptedSource(.unreachable(.refused))).response(to: Self.categories).body == Data("[2]".utf8))
    await #expect(throws: Failure.unreachable(host: "api.example.com", .refused)) {
      try await cached(ScriptedSource(.unreachable(.refused)), .refresh).response(to: Self.categories)
    }
  }

  // MARK: When the network fails

  @Test(
    arguments: [
      .unreachable(.refused), .answer(503), .answer(429, "Throttled"), .answer(200, "<html>"), .answer(200, "[1"),
    ] as [Result<Response, Failure>])
  func `an older copy stands in, and says why`(result: Result<Response, Failure>) async throws {
    try await keep("[1]", Self.categories, age: 600)
    let response = try await cached(ScriptedSource(result)).response(to: Self.categories)
    #expect(response.body == Data("[1]".utf8))
    #expect(response.fetchedAt == ManualClock.start.addingTimeInterval(-600))
    #expect([.rateLimited, .unreachable, .badResponse].contains(response.staleBecause?.exitCode))
  }

  @Test(arguments: [(599.0, false), (600, false), (601, true)])
  func `a copy stands in up to its greatest age`(maxAge: Double, serves: Bool) async throws {
    try await keep("[1]", Self.categories, age: 600)
    let response = try? await cached(ScriptedSource(.unreachable(.reset)), maxAge: maxAge).response(to: Self.categories)
    #expect((response != nil) == serves)
  }

  @Test func `a copy from the future stands in for nothing`() async throws {
    try await keep("[1]", Self.categories, age: -86_400)
    await #expect(throws: Failure.self) {
      try await cached(ScriptedSource(.unreachable(.reset)), maxAge: 1e9).response(to: Self.categories)
    }
  }

  @Test func `an answer that tells of a key or of a missing coin is no reason for a copy`() async throws {
    try await keep(#"{"id":"a"}"#, .coin(id: "a"), age: 600)
    for status in [401, 404] {
      let network = ScriptedSource(.answer(status, #"{"error":"coin not found"}"#))
      #expect(try await cached(network).response(to: .coin(id: "a")).status == status)
    }
  }

  @Test func `with a copy at hand the network has five seconds, else all the time there is`() async throws {
    let limits = Limits()
    for age in [nil, 600.0] {
      if let age { try await keep("[1]", Self.categories, age: age) }
      var source = cached(ScriptedSource(.answer()))
      source = CachedSource(
        cache: source.cache, use: .normal, maxAge: 3600, server: server, check: source.check,
        deadline: source.deadline, reporter: log.reporter,
        network: { deadline in
          limits.add(deadline.remaining)
          return ScriptedSource(.unreachable(.reset))
        })
      _ = try? await source.response(to: Self.categories)
    }
    #expect(limits.all == [30, CachedSource.patience])
  }

  // MARK: Without the network

  @Test func `offline, a copy of any age is given, and one that is not new says why`() async throws {
    try await keep("[1]", Self.categories, age: 30)
    try await keep(#"{"coins":[]}"#, .search("a"), age: 9e6)
    let network = ScriptedSource(.answer())
    #expect(try await cached(network, .offline).response(to: Self.categories).staleBecause == nil)
    let offline = Failure.unreachable(host: "api.example.com", .offline)
    #expect(try await cached(network, .offline).response(to: .search("a")).staleBecause == offline)
    await #expect(throws: offline) { try await cached(network, .offline).response(to: .search("b")) }
    #expect(network.endpoints.isEmpty)
  }

  // MARK: A list's row

  @Test func `the rows of a list answer for their coins, byte for byte`() async throws {
    try await keep(
      #"[{"id":"a","market_cap_rank":1,"x":1.50}, {"id":"b","market_cap_rank":2},{"id":"c"}]"#, Self.markets)
    let network = ScriptedSource(.answer(200, "[]"))
    let both = try await cached(network).response(to: Self.rows("b", "a"))
    #expect(
      String(decoding: both.body, as: UTF8.self)
        == #"[{"id":"a","market_cap_rank":1,"x":1.50},{"id":"b","market_cap_rank":2}]"#)
    #expect(both.total == 2)
    #expect(network.endpoints.isEmpty)
  }

  @Test(arguments: [["c"], ["d"], ["a", "d"]])
  func `coins that are not in the list, or that have no rank in it, are asked for`(ids: [String]) async throws {
    try await keep(#"[{"id":"a","market_cap_rank":1},{"id":"c"}]"#, Self.markets)
    let network = ScriptedSource(.answer(200, "[]"))
    _ = try await cached(network).response(to: .markets(.init(currency: "usd", selection: .ids(ids))))
    #expect(network.endpoints.count == 1)
  }

  @Test func `a list in another currency, or an old one, answers for nobody`() async throws {
    try await keep(#"[{"id":"a","market_cap_rank":1}]"#, .markets(.init(currency: "eur")))
    try await keep(#"[{"id":"a","market_cap_rank":1}]"#, Self.markets, age: 61)
    let network = ScriptedSource(.answer(200, "[]"))
    #expect(try await cached(network).response(to: Self.rows("a")).body == Data("[]".utf8))
  }

  // MARK: Many at once

  @Test func `those who want the same at once ask once`() async throws {
    let network = ScriptedSource(.answer(200, "[1]"))
    try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 1...20 { group.addTask { try await cached(network, timeout: 1e9).response(to: Self.categories).body } }
      for try await body in group { #expect(body == Data("[1]".utf8)) }
    }
    #expect(network.endpoints.count == 1)
  }

  @Test(arguments: [true, false])
  func `what somebody else learned since a copy was read is not asked again`(isAnswer: Bool) async throws {
    try await keep("[1]", Self.categories, age: 600)
    let failure = Failure.unreachable(host: "api.example.com", .reset)
    let network = ScriptedSource(.answer(200, "[3]"))
    let (cache, key) = (cached(network).cache, CacheKey(Self.categories, server))
    // The clock is asked first when the run begins, and then to judge the copy that it has read.
    let (clock, count) = (clock, TemporaryCounter())
    var time = clock.source
    time.now = {
      clock.advance(by: 1)
      let now = ManualClock.start.addingTimeInterval(clock.elapsed)
      guard count.next() == 2 else { return now }
      if isAnswer {
        try? cache.keep(Response(status: 200, body: Data("[2]".utf8), fetchedAt: now), as: key, at: now)
      } else {
        try? cache.stamp(failure, key, at: now)
      }
      return now
    }
    let response = try await CachedSource(
      cache: cache, use: .normal, maxAge: 3600, server: server, check: ResponseCheck(host: "a", hasKey: false),
      deadline: Deadline(seconds: 30, time: time), reporter: log.reporter, network: { _ in network }
    ).response(to: Self.categories)
    #expect(response.body == Data((isAnswer ? "[2]" : "[1]").utf8))
    #expect(response.staleBecause == (isAnswer ? nil : failure))
    #expect(network.endpoints.isEmpty)
  }

  @Test(
    arguments: [
      (.unreachable(.reset), true), (.answer(503, ""), true), (.answer(429, ""), true), (.answer(200, "<"), true),
      (.unreachable(.timedOut(seconds: 1)), false), (.answer(401, ""), false),
      (.answer(400, #"{"error_code":10002}"#), false),
    ] as [(Result<Response, Failure>, Bool)])
  func `a failure is left to others, unless it is that of our own time or key`(
    result: Result<Response, Failure>, isLeft: Bool
  ) async throws {
    let source = cached(ScriptedSource(result))
    _ = try? await source.response(to: Self.categories)
    let key = CacheKey(Self.categories, server)
    #expect((source.cache.failure(key, since: .distantPast, at: .distantFuture) != nil) == isLeft)
  }

  @Test func `who waits for somebody that never ends is told when the time is over`() async throws {
    let network = ScriptedSource(.answer())
    let source = cached(network)
    let lock = try #require(try source.cache.lock(CacheKey(Self.categories, server)))
    defer { lock.release() }
    await #expect(throws: Failure.unreachable(host: "api.example.com", .timedOut(seconds: 30))) {
      try await source.response(to: Self.categories)
    }
    #expect(network.endpoints.isEmpty)
  }

  // MARK: A cache that cannot be used

  @Test func `where nothing can be kept answers come all the same, with a notice`() async throws {
    try Data().write(to: folder.url.appending(path: "coins"))
    let network = ScriptedSource(.answer(200, "[1]"))
    #expect(try await cached(network).response(to: Self.categories).body == Data("[1]".utf8))
    #expect(log.notices.map(\.code) == [.cacheUnusable])
  }
}

/// Keeps how long the network was given.
private final class Limits: Sendable {
  private let storage = Mutex<[Double]>([])

  var all: [Double] { storage.withLock { $0 } }

  func add(_ seconds: Double) { storage.withLock { $0.append(seconds) } }
}
