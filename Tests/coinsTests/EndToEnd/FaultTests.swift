import Foundation
import TestSupport
import Testing

/// Every fault ends within the deadline with one line on stderr, the documented exit code and nothing on stdout.
@Suite struct FaultTests {
  /// For a machine that runs every other test beside this one; alone, a run ends within a tenth of it.
  private static let margin = 8.0

  @Test(arguments: Fault.all)
  func `a fault ends the run as documented`(_ fault: Fault) async throws {
    let way = try fault.way()
    let result = try await BuiltTool.run(
      ["list", "--json", "--timeout", "\(fault.timeout)"], environment: way.environment)
    #expect(result.exitCode == fault.exitCode && !result.wasKilled)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix(#"{"error":{"code":"\#(fault.code)","message":""#))
    #expect(result.errors.hasSuffix("\"exit_code\":\(fault.exitCode)}}\n"))
    #expect(result.seconds < fault.timeout + Self.margin)
  }

  @Test func `a coin that is not there is not found, whatever else the server says`() async throws {
    let server = try FaultServer { _ in .answer(404, #"{"error":"coin not found"}"#) }
    let result = try await BuiltTool.run(["detail", "nosuchcoin"], environment: ["COINGECKO_BASE_URL": server.base])
    #expect(result.exitCode == 3)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("coins: no coin is called \"nosuchcoin\""))
  }
}
