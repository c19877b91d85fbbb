import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct LiveSourceTests {
  private let log = EventLog()

  private func ask(
    _ server: FaultServer, within seconds: Double = 3600, silence: Double = 10, key: APIKey? = nil
  ) async throws -> Response {
    let api = try APIServer(base: server.base, key: key)
    return try await LiveSource(
      server: api, judge: Judge(host: api.host, hasKey: key != nil), userAgent: "tests/1",
      transport: URLSessionTransport(silence: silence), events: log.events
    ).response(to: .categories, by: Deadline(seconds: seconds, time: .system))
  }

  @Test(arguments: [200, 302, 404, 429, 503])
  func `an answer comes as it is, whatever its status`(status: Int) async throws {
    let headers = ["total": "17000", "Retry-After": "9", "Location": "http://127.0.0.1:1/"]
    let server = try FaultServer { _ in .answer(status, "[]", headers: headers) }
    let response = try await ask(server)
    #expect(response.raw.status == status)
    #expect(response.raw.body == Data("[]".utf8))
    #expect(response.raw.total == 17_000)
    #expect(response.raw.retryAfter == "9")
    #expect(response.raw.fetchedAt != nil)
    #expect((response.failure == nil) == (status == 200))
    #expect(server.requests.count == 1)
  }

  @Test func `silence ends when it has lasted long enough`() async throws {
    let server = try FaultServer { _ in [.silence] }
    await #expect(throws: APIFailure.unreachable(host: "127.0.0.1:\(server.port)", .timedOut(seconds: 0.2))) {
      try await ask(server, silence: 0.2)
    }
  }

  @Test func `no answer in time says how long that was, and the request is told all the same`() async throws {
    // It is never silent, but never done either.
    let server = try FaultServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .drip(Data(repeating: 32, count: 10_000), milliseconds: 10)]
    }
    let failure = APIFailure.unreachable(host: "127.0.0.1:\(server.port)", .timedOut(seconds: 0.3))
    await #expect(throws: failure) { try await ask(server, within: 0.3) }
    #expect(log.exchanges.map(\.url) == ["\(server.base)/coins/categories/list"])
    #expect(log.exchanges.map(\.status) == [nil])
    #expect(log.exchanges.map(\.origin) == [.network])
  }

  @Test func `a key that a server quotes goes no further`() async throws {
    let server = try FaultServer { _ in .answer(429, "CG-hidden, CG-hidden", headers: ["Retry-After": "CG-hidden"]) }
    let response = try await ask(server, key: try APIKey("CG-hidden", for: .demo))
    #expect(response.raw.body == Data("[key], [key]".utf8))
    #expect(response.raw.retryAfter == "[key]")
  }

  @Test func `data in which the key stands is refused, since without it it would not be what was sent`() async throws {
    let server = try FaultServer { _ in .answer(200, #"[{"id":"CG-hidden"}]"#) }
    await #expect(throws: APIFailure.badResponse(host: "127.0.0.1:\(server.port)", .quotesKey)) {
      try await ask(server, key: try APIKey("CG-hidden", for: .demo))
    }
  }

  @Test func `a key travels in its header alone`() async throws {
    let server = try FaultServer { _ in .answer(200, "[]") }
    _ = try await ask(server, key: try APIKey("CG-hidden", for: .demo))
    let request = try #require(server.requests.first)
    #expect(request.target == "/api/v3/coins/categories/list")
    #expect(request.headers.filter { $0.value.contains("hidden") } == ["x-cg-demo-api-key": "CG-hidden"])
    #expect(request.headers["user-agent"] == "tests/1")
    #expect(request.headers["accept"] == "application/json")
  }

  @Test func `more than 32 MB are not taken`() async throws {
    let server = try FaultServer { _ in .answer(200, String(repeating: " ", count: 33 * 1024 * 1024)) }
    let limit = 32 * 1024 * 1024
    await #expect(throws: APIFailure.badResponse(host: "127.0.0.1:\(server.port)", .tooLarge(limit: limit))) {
      try await ask(server)
    }
  }
}
