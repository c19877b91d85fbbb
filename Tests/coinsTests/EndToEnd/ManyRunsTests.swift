import Foundation
import Platform
import TerminalKit
import TestSupport
import Testing

@testable import CoinGecko

/// Runs of the built tool that meet, or that are ended from outside.
@Suite struct ManyRunsTests {
  private static let rows = #"[{"id":"bitcoin","symbol":"btc","name":"Bitcoin","market_cap_rank":1}]"#

  private let home: CacheHome

  init() throws { home = try CacheHome() }

  /// Runs the list so many times at once.
  private func run(
    _ count: Int, base: String, started: @escaping @Sendable (pid_t) -> Void = { _ in }
  ) async throws -> [BuiltTool.Result] {
    try await withThrowingTaskGroup(of: BuiltTool.Result.self) { group in
      for _ in 1...count { group.addTask { try await home.run("list --json", base: base, started: started) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func `twenty runs at once on an empty cache make one request`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    for result in try await run(20, base: server.base) { #expect(result.exitCode == 0 && result.errors.isEmpty) }
    #expect(server.requests.count == 1)
  }

  @Test func `twenty runs at once do not storm a server that fails`() async throws {
    let (counter, started) = (TemporaryCounter(), DispatchSemaphore(value: 0))
    // The first answer takes its time, so that all the others wait for it.
    let slow = Data("HTTP/1.1 503 Down\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)
    let server = try FaultServer { _ in
      guard counter.next() == 1 else { return .answer(503, "") }
      return [.call { for _ in 1...20 { started.wait() } }, .drip(slow, milliseconds: 30)]
    }
    for result in try await run(20, base: server.base, started: { _ in started.signal() }) {
      #expect(result.exitCode == 6 && result.output.isEmpty && result.errorLines.count == 1)
    }
    // Three by the one that asks, and as many again should a run have been late.
    #expect(server.requests.count <= 6)
  }

  @Test func `a run that is killed while others wait for it lets one of them ask`() async throws {
    let (counter, process, isAsked) = (TemporaryCounter(), Handover<pid_t>(), Settlement<Void>())
    let others = DispatchSemaphore(value: 0)
    let server = try FaultServer { _ in
      guard counter.next() == 1 else { return .answer(200, Self.rows) }
      return [
        .call { isAsked.settle(()) }, .call { for _ in 1...3 { others.wait() } },
        .call { kill(process.take(), SIGKILL) }, .silence,
      ]
    }
    async let killed = home.run("list --json", base: server.base, started: process.give)
    await isAsked.value
    for result in try await run(3, base: server.base, started: { _ in others.signal() }) {
      #expect(result.exitCode == 0 && result.errors.isEmpty && result.seconds < 20)
    }
    #expect(try await killed.wasKilled)
    #expect(server.requests.count == 2)
  }

  @Test(arguments: [nil, 600.0])
  func `who waits for a run that never ends gives up in time, or shows a copy`(age: Double?) async throws {
    let server = try FaultServer { _ in .answer(200, "[]") }
    if let age { try home.keep(Self.rows, from: server.base, age: age) }
    let lock = try #require(try home.cache.lock(try home.key(from: server.base)))
    defer { lock.release() }
    let result = try await home.run("list --timeout 0.5", base: server.base)
    #expect(result.exitCode == (age == nil ? 6 : 0))
    #expect(result.output.contains("Bitcoin") == (age != nil))
    #expect(result.errorLines.count == 1 && result.errors.contains("did not answer within 0.5 s"))
    #expect(server.requests.isEmpty)
  }

  enum Moment: CaseIterable { case asked, header, body, answered, kept }

  @Test(arguments: Moment.allCases)
  func `killed at any moment, a run leaves a cache from which the next gives the right answer`(
    moment: Moment
  ) async throws {
    let (counter, process, home) = (TemporaryCounter(), Handover<pid_t>(), home)
    let end = FaultServer.Step.call { kill(process.take(), SIGKILL) }
    let server = try FaultServer { _ in
      let answer = [FaultServer.Step].answer(200, Self.rows)
      guard counter.next() == 1 else { return answer }
      switch moment {
      case .asked: return [end]
      case .header: return [answer[0], end]
      case .body: return [answer[0], .text(String(Self.rows.prefix(40))), end]
      case .answered: return answer + [end]
      case .kept: return answer + [.call { while !home.holdsSomethingOfAnAnswer { sched_yield() } }, end]
      }
    }
    let first = try await home.run("list --json", base: server.base, started: process.give)
    // Once it has its answer a run may be quicker than the signal.
    let mayEnd = [.answered, .kept].contains(moment)
    #expect(first.wasKilled && first.exitCode == SIGKILL || mayEnd && first.exitCode == 0)

    let second = try await home.run("list --json --fields id", base: server.base)
    #expect(second.exitCode == 0 && second.output == "[\n{\"id\":\"bitcoin\"}\n]\n" && second.errors.isEmpty)
    let third = try await home.run("list --json --fields id --offline", base: server.base)
    #expect(third.output == second.output && third.errors.isEmpty)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a run that is interrupted while it waits dies by the signal and says nothing`(signal: Int32) async throws {
    let process = Handover<pid_t>()
    let server = try FaultServer { _ in [.call { kill(process.take(), signal) }, .silence] }
    let result = try await home.run("list", base: server.base, started: process.give)
    #expect(result.wasKilled && result.exitCode == signal)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test func `on a terminal an interrupt wipes the line that says what is waited for`() async throws {
    let (counter, process) = (TemporaryCounter(), Handover<pid_t>())
    let server = try FaultServer { _ in
      counter.next() == 1
        ? .answer(429, "Throttled", headers: ["Retry-After": "3"]) : [.call { kill(process.take(), SIGINT) }, .silence]
    }
    // When it asks again, the line has been there for two seconds.
    let result = try await home.run("list", base: server.base, errors: .terminal(), started: process.give)
    #expect(result.wasKilled && result.exitCode == SIGINT)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("rate limited, trying again in 3 s"))
    #expect(result.errors.contains("waiting for 127.0.0.1:\(server.port)"))
    #expect(result.errors.hasSuffix(Style.erasedLine))
  }

  @Test func `on a terminal work that takes long says what it waits for, and leaves no trace of it`() async throws {
    let counter = TemporaryCounter()
    let server = try FaultServer { _ in
      counter.next() == 1 ? .answer(429, "Throttled", headers: ["Retry-After": "3"]) : .answer(200, Self.rows)
    }
    let result = try await home.run("list", base: server.base, errors: .terminal())
    #expect(result.exitCode == 0 && result.output.contains("Bitcoin"))
    #expect(result.errors.contains("rate limited, trying again in 3 s"))
    #expect(result.errors.hasSuffix(Style.erasedLine))
  }

  @Test(arguments: ["--quiet", "--json"])
  func `no line of progress comes where silence or JSON was asked for`(option: String) async throws {
    let counter = TemporaryCounter()
    let server = try FaultServer { _ in
      counter.next() == 1 ? .answer(429, "Throttled", headers: ["Retry-After": "2"]) : .answer(200, Self.rows)
    }
    let result = try await home.run("list \(option)", base: server.base, errors: .terminal())
    #expect(result.exitCode == 0 && result.errors.isEmpty)
  }
}

extension CacheHome {
  /// Whether the file of an answer, whole or not, lies in the cache.
  fileprivate var holdsSomethingOfAnAnswer: Bool {
    files.keys.contains { $0.hasSuffix(".tmp") || $0.hasSuffix(".answer") }
  }
}
