import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct URLSessionTransportTests {
  private static func ask(
    _ server: FaultServer, headers: [String: String] = [:], silence: Double = 10
  ) async throws -> RawResponse {
    let url = try #require(URL(string: "\(server.base)/x?a=%20b"))
    return try await URLSessionTransport(silence: silence)
      .response(to: OutgoingRequest(url: url, headers: headers), time: .system)
  }

  @Test func `a request is sent as it is, headers and all`() async throws {
    let server = try FaultServer { _ in .answer(200, "[]") }
    _ = try await Self.ask(server, headers: ["User-Agent": "tests/1", "x-odd": "a b"])
    let request = try #require(server.requests.first)
    #expect(request.target == "/api/v3/x?a=%20b")
    #expect(request.headers["user-agent"] == "tests/1")
    #expect(request.headers["x-odd"] == "a b")
  }

  @Test func `a redirect is an answer and is not followed`() async throws {
    let other = try FaultServer { _ in .answer(200, "[]") }
    let server = try FaultServer { _ in .answer(302, "", headers: ["Location": other.base]) }
    #expect(try await Self.ask(server).status == 302)
    #expect(other.requests.isEmpty)
  }

  @Test func `an answer that wants a password is the last`() async throws {
    let server = try FaultServer { _ in .answer(401, "no", headers: ["WWW-Authenticate": "Basic realm=\"x\""]) }
    #expect(try await Self.ask(server).status == 401)
    #expect(server.requests.count == 1)
  }

  @Test func `a body that ends too soon is cut`() async throws {
    let server = try FaultServer { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1")] }
    await #expect(throws: TransportFault.unreachable(.cut)) { try await Self.ask(server) }
  }

  @Test func `where nobody listens the connection is refused`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    await #expect(throws: TransportFault.unreachable(.refused)) {
      try await URLSessionTransport().response(to: OutgoingRequest(url: url, headers: [:]), time: .system)
    }
  }

  @Test func `silence within a body ends it as well`() async throws {
    let server = try FaultServer { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[1"), .silence] }
    await #expect(throws: TransportFault.unreachable(.timedOut(seconds: 0.2))) {
      try await Self.ask(server, silence: 0.2)
    }
  }
}
