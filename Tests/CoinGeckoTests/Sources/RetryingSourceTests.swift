import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct RetryingSourceTests {
  private let clock = ManualClock()
  private let folder: TemporaryFolder
  private let log = EventLog()

  init() throws { folder = try TemporaryFolder() }

  private var cooldown: Cooldown {
    get throws { Cooldown(folder: folder.path, server: try APIServer(base: "https://api.example.com")) }
  }

  private func ask(_ source: ScriptedSource, within seconds: Double = 30) async throws -> Response {
    try await RetryingSource(
      source: source, judge: ScriptedSource.judge, policy: RetryPolicy(random: { 1 }), cooldown: try cooldown,
      events: log.events
    ).response(to: .categories, by: Deadline(seconds: seconds, time: clock.source))
  }

  @Test func `an answer is passed on at once`() async throws {
    let source = ScriptedSource(.answer(200, "[1]"))
    #expect(try await ask(source).raw.body == Data("[1]".utf8))
    #expect(source.requests == [.categories])
    #expect(clock.elapsed == 0)
  }

  @Test func `a server that is in trouble twice is asked a third time`() async throws {
    let source = ScriptedSource(.answer(503), .unreachable(.reset), .answer())
    #expect(try await ask(source).raw.status == 200)
    #expect(source.requests.count == 3)
    #expect(clock.elapsed == 1.5)
    #expect(
      log.waits == [
        .retry(.unreachable(host: "api.example.com", .server(status: 503)), seconds: 0.5), nil,
        .retry(.unreachable(host: "api.example.com", .reset), seconds: 1), nil,
      ])
  }

  @Test func `the last of three answers is passed on as it is, the last of three failures thrown`() async throws {
    let inTrouble = ScriptedSource(.answer(503))
    #expect(try await ask(inTrouble).raw.status == 503)
    let silent = ScriptedSource(.unreachable(.timedOut(seconds: 10)))
    await #expect(throws: APIFailure.unreachable(host: "api.example.com", .timedOut(seconds: 10))) {
      try await ask(silent)
    }
    #expect([inTrouble, silent].map(\.requests.count) == [3, 3])
  }

  @Test func `a pause that would outlast the deadline is not begun`() async throws {
    let source = ScriptedSource(.answer(503))
    #expect(try await ask(source, within: 0.5).raw.status == 503)
    #expect(source.requests.count == 1)
    #expect(clock.elapsed == 0)
  }

  @Test func `a limit that passes in time is waited for, and the wait is told`() async throws {
    let source = ScriptedSource(.answer(429, "Throttled", retryAfter: "12"), .answer())
    #expect(try await ask(source).raw.status == 200)
    #expect(clock.elapsed == 12)
    #expect(
      log.waits == [.retry(.rateLimited(host: "api.example.com", retryAfter: 12, hasKey: false), seconds: 12), nil])
  }

  @Test(arguments: ["3600", nil, "soon"])
  func `a limit that does not pass in time ends the run at once`(retryAfter: String?) async throws {
    let source = ScriptedSource(.answer(429, "Throttled", retryAfter: retryAfter))
    #expect(try await ask(source).raw.status == 429)
    #expect(source.requests.count == 1)
    #expect(clock.elapsed == 0)
  }

  @Test func `while a server wants to be left alone nobody asks it`() async throws {
    _ = try await ask(ScriptedSource(.answer(429, "Throttled", retryAfter: "3600")))
    clock.advance(by: 600.5)
    let source = ScriptedSource(.answer())
    await #expect(throws: APIFailure.rateLimited(host: "api.example.com", retryAfter: 3000, hasKey: false)) {
      try await ask(source)
    }
    #expect(source.requests.isEmpty)
    clock.advance(by: 3000)
    #expect(try await ask(source).raw.status == 200)
  }
}
