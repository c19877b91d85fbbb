import TestSupport
import Testing

/// The built tool with a server that wants to be left alone, or that is in trouble for a moment.
@Suite struct LimitTests {
  private let home: CacheHome

  init() throws { home = try CacheHome() }

  @Test func `a limit of an hour ends the run at once, and the next one asks nothing`() async throws {
    let server = try FaultServer { _ in .answer(429, "Throttled", headers: ["Retry-After": "3600"]) }
    for _ in 1...2 {
      let result = try await home.run("list", base: server.base)
      #expect(result.exitCode == 5)
      #expect(result.errors.hasPrefix("coins: rate limited by 127.0.0.1:\(server.port): try again in 3"))
    }
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["1", "0", "Sat, 05 Nov 1994 08:49:37 GMT"])
  func `a limit of a second, or one that has passed, is waited for`(retryAfter: String) async throws {
    let counter = TemporaryCounter()
    let server = try FaultServer { _ in
      counter.next() == 1 ? .answer(429, "Throttled", headers: ["Retry-After": retryAfter]) : .answer(200, "[]")
    }
    let result = try await home.run("list", base: server.base)
    #expect(result.exitCode == 0)
    #expect(server.requests.count == 2)
  }

  @Test(arguments: [
    ("-1", 60), ("", 60), ("NaN", 60), ("inf", 60), ("1e3", 60), ("soon", 60), ("0x10", 60), ("5; 6", 60),
    ("99999999999999999999", 86_400), ("Tue, 31 Feb 2099 25:61:61 GMT", 60), ("Fri, 01 Jan 2100 00:00:00 GMT", 86_400),
  ])
  func `rubbish in Retry-After counts as a minute, and no limit as more than a day`(
    retryAfter: String, seconds: Int
  ) async throws {
    let server = try FaultServer { _ in .answer(429, "Throttled", headers: ["Retry-After": retryAfter]) }
    let result = try await home.run("list --json", base: server.base)
    #expect(result.exitCode == 5)
    #expect(result.output.isEmpty && result.errorLines.count == 1)
    #expect(result.errors.contains(#""retry_after":\#(seconds),"exit_code":5}}"#))
    #expect(server.requests.count == 1)
  }

  @Test func `a server that is in trouble twice answers the third time`() async throws {
    let counter = TemporaryCounter()
    let server = try FaultServer { _ in
      counter.next() < 3 ? .answer(503, "<html></html>") : .answer(200, #"[{"id":"bitcoin"}]"#)
    }
    let result = try await home.run("list --csv --no-header --fields id", base: server.base)
    #expect(result.exitCode == 0 && result.output == "bitcoin\n" && result.errors.isEmpty)
    #expect(server.requests.count == 3)
  }
}
