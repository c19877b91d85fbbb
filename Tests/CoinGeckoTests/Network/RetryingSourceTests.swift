import Foundation
import Synchronization
import Testing

@testable import coins

@Suite struct RetryingSourceTests {
  private let clock = ManualClock()
  private let folder: TemporaryFolder
  private let waits = WaitLog()

  init() throws { folder = try TemporaryFolder() }

  private var cooldown: Cooldown {
    get throws { Cooldown(folder: folder.path, server: try APIServer(base: "https://api.example.com", key: nil)) }
  }

  private func ask(_ source: ScriptedSource, within seconds: Double = 30) async throws -> Response {
    try await RetryingSource(
      source: source, check: ResponseCheck(host: "api.example.com", hasKey: false),
      policy: RetryPolicy(random: { 1 }), cooldown: try cooldown,
      deadline: Deadline(seconds: seconds, time: clock.source), reporter: waits.reporter
    ).response(to: .categories)
  }

  @Test func `an answer is passed on at once`() async throws {
    let source = ScriptedSource(.answer(200, "[1]"))
    #expect(try await ask(source).body == Data("[1]".utf8))
    #expect(source.endpoints == [.categories])
    #expect(clock.elapsed == 0)
  }

  @Test(arguments: [(200, "[1]", true), (200, "{}", false), (404, "[1]", false)])
  func `only an answer that is what was asked for has a document`(
    status: Int, body: String, isChecked: Bool
  ) async throws {
    #expect((try await ask(ScriptedSource(.answer(status, body))).document != nil) == isChecked)
  }

  @Test func `a server that is in trouble twice is asked a third time`() async throws {
    let source = ScriptedSource(.answer(503), .unreachable(.reset), .answer())
    #expect(try await ask(source).status == 200)
    #expect(source.endpoints.count == 3)
    #expect(clock.elapsed == 1.5)
    #expect(
      waits.texts == [
        "api.example.com is in trouble (status 503), trying again", nil,
        "api.example.com broke off the connection, trying again", nil,
      ])
  }

  @Test func `the last of three answers is passed on as it is, the last of three failures thrown`() async throws {
    let inTrouble = ScriptedSource(.answer(503))
    #expect(try await ask(inTrouble).status == 503)
    let silent = ScriptedSource(.unreachable(.timedOut(seconds: 10)))
    await #expect(throws: Failure.unreachable(host: "api.example.com", .timedOut(seconds: 10))) {
      try await ask(silent)
    }
    #expect([inTrouble, silent].map(\.endpoints.count) == [3, 3])
  }

  @Test func `a pause that would outlast the deadline is not begun`() async throws {
    let source = ScriptedSource(.answer(503))
    #expect(try await ask(source, within: 0.5).status == 503)
    #expect(source.endpoints.count == 1)
    #expect(clock.elapsed == 0)
  }

  @Test func `a limit that passes in time is waited for, and the wait is told`() async throws {
    let source = ScriptedSource(.answer(429, "Throttled", retryAfter: "12"), .answer())
    #expect(try await ask(source).status == 200)
    #expect(clock.elapsed == 12)
    #expect(waits.texts == ["rate limited, trying again in 12 s", nil])
  }

  @Test(arguments: ["3600", nil, "soon"])
  func `a limit that does not pass in time ends the run at once`(retryAfter: String?) async throws {
    let source = ScriptedSource(.answer(429, "Throttled", retryAfter: retryAfter))
    #expect(try await ask(source).status == 429)
    #expect(source.endpoints.count == 1)
    #expect(clock.elapsed == 0)
  }

  @Test func `while a server wants to be left alone nobody asks it`() async throws {
    _ = try await ask(ScriptedSource(.answer(429, "Throttled", retryAfter: "3600")))
    clock.advance(by: 600.5)
    let source = ScriptedSource(.answer())
    await #expect(throws: Failure.rateLimited(host: "api.example.com", retryAfter: 3000, hasKey: false)) {
      try await ask(source)
    }
    #expect(source.endpoints.isEmpty)
    clock.advance(by: 3000)
    #expect(try await ask(source).status == 200)
  }
}

/// Keeps what a run said it waits for.
private final class WaitLog: Sendable {
  private let storage = Mutex<[String?]>([])

  var texts: [String?] { storage.withLock { $0 } }

  var reporter: Reporter {
    Reporter(
      notice: { _ in }, exchange: { _ in },
      waiting: { text in
        self.storage.withLock { $0.append(text) }
        return { self.storage.withLock { $0.append(nil) } }
      })
  }
}
