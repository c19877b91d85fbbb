import Foundation
import Testing

/// A key is sent in its header and shown nowhere, whatever the server makes of it.
@Suite struct SecretTests {
  private static let key = "CG-hidden"

  @Test(arguments: [
    (200, "[]", Int32(0)), (401, #"{"status":{"error_code":10002,"error_message":"API Key Missing"}}"#, 4),
    (429, "Throttled", 5), (503, "<html></html>", 6), (200, "<html></html>", 7),
  ])
  func `a key is in no output, even where every request is told`(
    status: Int, body: String, exitCode: Int32
  ) async throws {
    let server = try FaultServer { _ in .answer(status, body) }
    for arguments in [["list", "--verbose"], ["list", "--verbose", "--json"]] {
      let result = try await Tool.run(
        arguments, environment: ["COINGECKO_BASE_URL": server.base, "COINGECKO_DEMO_API_KEY": Self.key])
      #expect(result.exitCode == exitCode)
      #expect(result.errors.contains("GET \(server.base)/coins/markets?"))
      #expect(!(result.output + result.errors).contains(Self.key))
    }
    // A server in trouble is asked three times by each run, any other once.
    let keys = Array(repeating: Self.key, count: status == 503 ? 6 : 2)
    #expect(server.requests.map { $0.headers["x-cg-demo-api-key"] } == keys)
    #expect(!server.requests.contains { $0.target.contains(Self.key) })
  }

  @Test func `a key is not sent over plain http to a host that is not this one`() async throws {
    let result = try await Tool.run(
      ["list"],
      environment: ["COINGECKO_BASE_URL": "http://api.invalid/api/v3", "COINGECKO_DEMO_API_KEY": Self.key])
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(!result.errors.contains(Self.key))
  }
}
