import Foundation
import Testing

@testable import coins

@Suite struct LiveSourceTests {
  private static func ask(_ server: FaultServer, silence: Double = 10) async throws -> Response {
    try await LiveSource(
      server: try APIServer(base: server.base, key: nil), time: .system, reporter: NoticeLog().reporter,
      silence: silence
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

  @Test func `a key travels in its header alone`() async throws {
    let server = try FaultServer { _ in .answer(200, "[]") }
    let environment = Environment(["COINGECKO_DEMO_API_KEY": "CG-hidden", "COINGECKO_BASE_URL": server.base])
    _ = try await LiveSource(server: try APIServer(environment), time: .system, reporter: NoticeLog().reporter)
      .response(to: .categories)
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
