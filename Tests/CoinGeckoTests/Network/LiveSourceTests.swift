import Foundation
import Synchronization
import Testing

@testable import coins

@Suite struct LiveSourceTests {
  private static func ask(
    _ server: FaultServer, within seconds: Double = 3600, silence: Double = 10,
    reporter: Reporter = NoticeLog().reporter
  ) async throws -> Response {
    try await LiveSource(
      server: try APIServer(base: server.base, key: nil), deadline: Deadline(seconds: seconds, time: .system),
      reporter: reporter, silence: silence
    ).response(to: .categories)
  }

  @Test(arguments: [200, 302, 404, 429, 503])
  func `an answer comes as it is, whatever its status`(status: Int) async throws {
    let headers = ["total": "17000", "Retry-After": "9", "Location": "http://127.0.0.1:1/"]
    let server = try FaultServer { _ in .answer(status, "[]", headers: headers) }
    let response = try await Self.ask(server)
    #expect(response.status == status)
    #expect(response.body == Data("[]".utf8))
    #expect(response.total == 17_000)
    #expect(response.retryAfter == "9")
    #expect(response.fetchedAt != nil)
    #expect(server.requests.count == 1)
  }

  @Test func `silence ends when it has lasted long enough`() async throws {
    let server = try FaultServer { _ in [.silence] }
    let failure = try await #require(throws: Failure.self) { try await Self.ask(server, silence: 0.2) }
    guard case .unreachable(_, let problem) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(problem == .timedOut(seconds: 0.2))
  }

  @Test func `no answer in time says how long that was, and the request is told all the same`() async throws {
    let told = Mutex<[Reporter.Exchange]>([])
    var reporter = NoticeLog().reporter
    reporter.exchange = { exchange in told.withLock { $0.append(exchange) } }
    // It is never silent, but never done either.
    let server = try FaultServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .drip(Data(repeating: 32, count: 10_000), milliseconds: 10)]
    }
    let failure = Failure.unreachable(host: "127.0.0.1:\(server.port)", .timedOut(seconds: 0.3))
    await #expect(throws: failure) { try await Self.ask(server, within: 0.3, reporter: reporter) }
    let exchanges = told.withLock { $0 }
    #expect(exchanges.map(\.url) == ["\(server.base)/coins/categories/list"])
    #expect(exchanges.map(\.status) == [nil])
  }

  @Test func `a key that a server quotes goes no further`() async throws {
    let server = try FaultServer { _ in .answer(429, "CG-hidden, CG-hidden", headers: ["Retry-After": "CG-hidden"]) }
    let environment = Environment(["COINGECKO_DEMO_API_KEY": "CG-hidden", "COINGECKO_BASE_URL": server.base])
    let response = try await LiveSource(
      server: try APIServer(environment), deadline: Deadline(seconds: 3600, time: .system),
      reporter: NoticeLog().reporter
    ).response(to: .categories)
    #expect(response.body == Data("[key], [key]".utf8))
    #expect(response.retryAfter == "[key]")
  }

  @Test func `a key travels in its header alone`() async throws {
    let server = try FaultServer { _ in .answer(200, "[]") }
    let environment = Environment(["COINGECKO_DEMO_API_KEY": "CG-hidden", "COINGECKO_BASE_URL": server.base])
    _ = try await LiveSource(
      server: try APIServer(environment), deadline: Deadline(seconds: 3600, time: .system),
      reporter: NoticeLog().reporter
    ).response(to: .categories)
    let request = try #require(server.requests.first)
    #expect(request.target == "/api/v3/coins/categories/list")
    #expect(request.headers.filter { $0.value.contains("hidden") } == ["x-cg-demo-api-key": "CG-hidden"])
  }

  @Test func `more than 32 MB are not taken`() async throws {
    let server = try FaultServer { _ in .answer(200, String(repeating: " ", count: 33 * 1024 * 1024)) }
    let failure = try await #require(throws: Failure.self) { try await Self.ask(server) }
    #expect(failure.exitCode == .badResponse)
  }
}
