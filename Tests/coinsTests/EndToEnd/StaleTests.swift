import Foundation
import TestSupport
import Testing

/// The built tool with a copy at hand, once the server that gave it is gone.
@Suite struct StaleTests {
  private static let rows = #"[{"id":"bitcoin","symbol":"btc","name":"Bitcoin","market_cap_rank":1}]"#
  private static let tenMinutes = 600.0
  /// Nobody listens there.
  private static let nowhere = "http://127.0.0.1:1/api/v3"

  /// How a server may be gone.
  struct Absence: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: String
    /// The deadline, in seconds: a copy at hand cuts a longer one to five.
    var timeout = 20
    let script: @Sendable () -> [FaultServer.Step]

    static let all = [
      Absence(testDescription: "silent", reason: "did not answer within 1 s", timeout: 1) { [.silence] },
      Absence(testDescription: "broken off", reason: "broke off the connection") { [.reset] },
      Absence(testDescription: "in trouble", reason: "is in trouble (status 503)") { .answer(503, "<html></html>") },
      Absence(testDescription: "limited", reason: "rate limited by ") { .answer(429, "Throttled") },
      Absence(testDescription: "something else", reason: "is not JSON") { .answer(200, "<html></html>") },
    ]
  }

  private let home: CacheHome

  init() throws { home = try CacheHome() }

  @Test(arguments: Absence.all)
  func `what a server gave that is gone now is shown with its age and the reason`(absence: Absence) async throws {
    let counter = TemporaryCounter()
    let server = try FaultServer { _ in counter.next() == 1 ? .answer(200, Self.rows) : absence.script() }
    #expect(try await home.run("list", base: server.base).exitCode == 0)
    try home.age(to: Self.tenMinutes, from: server.base)

    let text = try await home.run("list --timeout \(absence.timeout)", base: server.base)
    #expect(text.exitCode == 0 && text.output.contains("Bitcoin") && text.errorLines.count == 1)
    #expect(text.errors.contains(/^coins: data from \d{4}-\d\d-\d\d \d\d:\d\d UTC, 10 min old: .+\n$/))
    #expect(text.errors.contains(absence.reason))

    let json = try await home.run(
      "list --json --timeout \(absence.timeout) --fields id,stale", base: server.base)
    #expect(json.exitCode == 0 && json.output == "[\n{\"id\":\"bitcoin\",\"stale\":true}\n]\n")
    #expect(json.errorLines.count == 1 && json.errors.hasPrefix(#"{"notice":{"code":"stale","message":"data from "#))
  }

  @Test(arguments: [
    ("--refresh", Int32(6)), ("--max-age 0", 6), ("--max-age 599s", 6), ("--max-age 11m", 0), ("", 0), ("--quiet", 0),
    ("--offline", 0),
  ])
  func `a copy of ten minutes serves as far as the options let it, and its age is always said`(
    options: String, exitCode: Int32
  ) async throws {
    try home.keep(Self.rows, from: Self.nowhere, age: Self.tenMinutes)
    let result = try await home.run("list \(options)", base: Self.nowhere)
    #expect(result.exitCode == exitCode)
    #expect(result.output.isEmpty == (exitCode != 0))
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains(" UTC, 10 min old: ") == (exitCode == 0))
  }

  @Test func `a copy of a week serves where the network is not asked, and there alone`() async throws {
    try home.keep(Self.rows, from: Self.nowhere, age: 604_800)
    #expect(try await home.run("list", base: Self.nowhere).exitCode == 6)
    let result = try await home.run("list --offline", base: Self.nowhere)
    #expect(result.exitCode == 0 && result.errors.contains(" UTC, 7 d old: "))
  }

  @Test func `an old row of the list stands in for its coin`() async throws {
    try home.keep(Self.rows, from: Self.nowhere, age: Self.tenMinutes)
    let result = try await home.run("list bitcoin --csv --fields id,stale", base: Self.nowhere)
    #expect(result.exitCode == 0 && result.output == "id,stale\nbitcoin,true\n")
    #expect(result.errors.contains(" UTC, 10 min old: "))
  }

  @Test func `a copy whose server is back is asked for anew, and says nothing`() async throws {
    let server = try FaultServer { _ in .answer(200, #"[{"id":"ethereum"}]"#) }
    try home.keep(Self.rows, from: server.base, age: 61)
    let result = try await home.run("list --csv --no-header --fields id", base: server.base)
    #expect(result.exitCode == 0 && result.output == "ethereum\n" && result.errors.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test func `while a server wants to be left alone a copy serves at once`() async throws {
    let server = try FaultServer { _ in .answer(429, "Throttled", headers: ["Retry-After": "3600"]) }
    for _ in 1...2 {
      // Anew each time: on a busy machine minutes may pass between two runs.
      try home.keep(Self.rows, from: server.base, age: Self.tenMinutes)
      let result = try await home.run("list", base: server.base)
      #expect(result.exitCode == 0 && result.errors.contains("10 min old: rate limited by "))
    }
    #expect(server.requests.count == 1)
  }
}
