import Foundation
import Testing

/// The built tool where there is no way to the API, or a wrong one.
@Suite struct ConnectionTests {
  private static let timeout = 2.0
  /// For a machine that runs every other test beside this one.
  private static let margin = 8.0

  private static func run(_ environment: [String: String]) async throws -> Tool.Result {
    try await Tool.run(["list", "--json", "--timeout", "\(timeout)"], environment: environment)
  }

  private static func expectUnreachable(_ result: Tool.Result) {
    #expect(result.exitCode == 6)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix(#"{"error":{"code":"unreachable""#))
    #expect(result.seconds < timeout + margin)
  }

  @Test func `a port that does not speak TLS is unreachable over https`() async throws {
    let server = try FaultServer { _ in .answer(200, "[]") }
    let result = try await Self.run(["COINGECKO_BASE_URL": "https://127.0.0.1:\(server.port)/api/v3"])
    Self.expectUnreachable(result)
    #expect(server.requests.isEmpty)
  }

  @Test func `a dead proxy is unreachable`() async throws {
    Self.expectUnreachable(
      try await Self.run(["COINGECKO_BASE_URL": "http://api.invalid/api/v3", "http_proxy": "http://127.0.0.1:1"]))
  }

  @Test(arguments: ["/api/v3/elsewhere", "/api/v3/coins/markets", "file:///etc/hostname", "https://127.0.0.1:1/"])
  func `a redirect is followed nowhere, and no key goes on`(location: String) async throws {
    let server = try FaultServer { _ in .answer(307, "", headers: ["Location": location]) }
    Self.expectUnreachable(
      try await Self.run(["COINGECKO_BASE_URL": server.base, "COINGECKO_DEMO_API_KEY": "CG-hidden"]))
    #expect(server.requests.count == 1)
  }
}
