import Foundation
import TestSupport
import Testing

/// The built tool where somebody would lead it astray.
@Suite struct ConnectionTests {
  @Test(arguments: ["/api/v3/elsewhere", "/api/v3/coins/markets", "file:///etc/hostname", "https://127.0.0.1:1/"])
  func `a redirect is followed nowhere, and no key goes on`(location: String) async throws {
    let server = try FaultServer { _ in .answer(307, "", headers: ["Location": location]) }
    try await Self.expectRefusal(of: server)
  }

  @Test func `a redirect to another origin is not followed there either`() async throws {
    let target = try FaultServer { _ in .answer(200, "[]") }
    let server = try FaultServer { _ in .answer(302, "", headers: ["Location": "\(target.base)/coins/markets"]) }
    try await Self.expectRefusal(of: server)
    #expect(target.requests.isEmpty)
  }

  private static func expectRefusal(of server: FaultServer) async throws {
    let result = try await BuiltTool.run(
      ["list", "--json"], environment: ["COINGECKO_BASE_URL": server.base, "COINGECKO_DEMO_API_KEY": "CG-hidden"])
    #expect(result.exitCode == 6)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix(#"{"error":{"code":"unreachable""#))
    #expect(server.requests.count == 1)
  }

  @Test func `a certificate that nobody vouches for is refused before anything is asked`() async throws {
    let server = try FaultServer(raw: [.send(Handshake.selfSigned)])
    let result = try await BuiltTool.run(
      ["list"], environment: ["COINGECKO_BASE_URL": "https://127.0.0.1:\(server.port)/api/v3"])
    #expect(result.exitCode == 6)
    #expect(
      result.errors == "coins: no secure connection to 127.0.0.1:\(server.port): check the clock, a proxy, and the "
        + "certificates of this system\n")
    #expect(server.received.suffix(Handshake.unknownAuthority.count) == Handshake.unknownAuthority)
  }

  @Test func `a port that does not speak TLS is told from one that says nothing`() async throws {
    let server = try FaultServer(raw: [.text("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")])
    let result = try await BuiltTool.run(
      ["list"], environment: ["COINGECKO_BASE_URL": "https://127.0.0.1:\(server.port)/api/v3"])
    #expect(result.exitCode == 6)
    #expect(result.errors.hasPrefix("coins: no secure connection to 127.0.0.1:\(server.port): "))
  }

  #if os(Linux)
    @Test func `a gzip that grows a thousandfold takes less than 100 MB of memory`() async throws {
      let body = Gzip.spaces(bytes: 200_000)
      let server = try FaultServer { _ in .answer(200, body, headers: ["Content-Encoding": "gzip"]) }
      let peak = Peak()
      let result = try await BuiltTool.run(
        ["list"], environment: ["COINGECKO_BASE_URL": server.base], started: peak.watch)
      #expect(result.exitCode == 7)
      #expect(result.errors.contains("is larger than 32 MB"))
      let megabytes = try #require(peak.megabytes)
      // It has to hold the 32 MB that it takes at most, so that less would mean that nobody looked.
      #expect((32..<100).contains(megabytes))
    }
  #endif
}
