import Foundation
import Testing

/// What a server may do to us, and how the run must end.
private struct Fault: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let code: String
  let exitCode: Int32
  let script: @Sendable () -> [FaultServer.Step]

  init(_ description: String, _ code: String, _ exitCode: Int32, _ script: @escaping @Sendable () -> [FaultServer.Step])
  {
    testDescription = description
    self.code = code
    self.exitCode = exitCode
    self.script = script
  }

  static func answers(_ description: String, _ code: String, _ exitCode: Int32, _ status: Int, _ body: String) -> Fault
  {
    Fault(description, code, exitCode) { .answer(status, body) }
  }
}

/// Every fault ends within the deadline with one line on stderr, the documented exit code and nothing on stdout.
@Suite struct FaultTests {
  private static let deadline = 2.0
  /// For a machine that runs every other test beside this one; alone, a run ends within a tenth of it.
  private static let margin = 8.0
  private static let page = "<!DOCTYPE html><html><head><title>Access denied</title></head><body>1015</body></html>"
  private static let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  private static let answers: [Fault] = [
    .answers("HTML with 200", "bad_response", 7, 200, page),
    .answers("HTML with 403", "rate_limited", 5, 403, page),
    .answers("HTML with 429", "rate_limited", 5, 429, page),
    .answers("HTML with 503", "unreachable", 6, 503, page),
    .answers("429 as JSON", "rate_limited", 5, 429, #"{"status":{"error_code":429,"error_message":"slow down"}}"#),
    .answers("429 as a word", "rate_limited", 5, 429, "Throttled\n"),
    .answers("429 as a code", "rate_limited", 5, 429, "error code: 1015"),
    .answers(
      "429 told with 200", "rate_limited", 5, 200, #"{"status":{"error_code":429,"error_message":"slow down"}}"#),
    .answers("an error object with 200", "bad_response", 7, 200, #"{"error":"something else"}"#),
    .answers("500 whose status is a number", "unreachable", 6, 500, #"{"status":500,"error":"Internal Server Error"}"#),
    .answers(
      "a missing key", "unauthorized", 4, 401, #"{"status":{"error_code":10002,"error_message":"API Key Missing"}}"#),
    .answers(
      "a Demo key on the Pro host", "unauthorized", 4, 400,
      #"{"error_code":10011,"status":{"error_message":"change URL"}}"#),
    .answers("a wrong path", "bad_response", 7, 404, #"{"error":"Incorrect path. Please check the address"}"#),
    .answers("an unknown currency", "usage", 2, 400, #"{"error":"invalid vs_currency"}"#),
    .answers("no row that is a coin", "bad_response", 7, 200, #"[1,"two",{"name":"Three"}]"#),
    .answers("an empty body", "unreachable", 6, 200, ""),
    .answers("a redirect", "unreachable", 6, 302, ""),
  ]

  private static let transport: [Fault] = [
    Fault("silence before the header", "unreachable", 6) { [.silence] },
    Fault("silence after the header", "unreachable", 6) { [.text(head + "Content-Length: 100\r\n\r\n"), .silence] },
    Fault("a header that drips", "unreachable", 6) { [.drip(Data(head.utf8), milliseconds: 300)] },
    Fault("a body that drips", "unreachable", 6) {
      [.text(head + "Content-Length: 100\r\n\r\n"), .drip(Data(repeating: 32, count: 100), milliseconds: 300)]
    },
    Fault("a reset before the first byte", "unreachable", 6) { [.reset] },
    Fault("a reset in the body", "unreachable", 6) { [.text(head + "Content-Length: 100\r\n\r\n[{"), .reset] },
    Fault("a body shorter than its length", "unreachable", 6) { [.text(head + "Content-Length: 100\r\n\r\n[]")] },
    Fault("JSON cut by its length", "unreachable", 6) {
      [.text(head + "Content-Length: 9\r\n\r\n[{\"id\":\"bitcoin\"}]")]
    },
    Fault("a status line of garbage", "unreachable", 6) { [.text("garbage\r\n\r\n")] },
    Fault("chunks of garbage", "unreachable", 6) { [.text(head + "Transfer-Encoding: chunked\r\n\r\nzz\r\n[]\r\n")] },
    Fault("gzip of garbage", "unreachable", 6) {
      [.text(head + "Content-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnope")]
    },
  ]

  @Test(arguments: answers + transport)
  private func `a fault ends the run as documented`(_ fault: Fault) async throws {
    let server = try FaultServer { _ in fault.script() }
    let result = try await Tool.run(
      ["list", "--json", "--timeout", "\(Self.deadline)"], environment: ["COINGECKO_BASE_URL": server.base])
    #expect(result.exitCode == fault.exitCode)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix(#"{"error":{"code":"\#(fault.code)","message":""#))
    #expect(result.errors.hasSuffix("\"exit_code\":\(fault.exitCode)}}\n"))
    #expect(result.seconds < Self.deadline + Self.margin)
  }

  @Test func `a coin that is not there is not found, whatever else the server says`() async throws {
    let server = try FaultServer { _ in .answer(404, #"{"error":"coin not found"}"#) }
    let result = try await Tool.run(["detail", "nosuchcoin"], environment: ["COINGECKO_BASE_URL": server.base])
    #expect(result.exitCode == 3)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("coins: no coin is called \"nosuchcoin\""))
  }

  @Test func `a redirect is not followed`() async throws {
    let target = try FaultServer { _ in .answer(200, "[]") }
    let server = try FaultServer { _ in .answer(302, "", headers: ["Location": target.base]) }
    _ = try await Tool.run(["list"], environment: ["COINGECKO_BASE_URL": server.base])
    #expect(server.requests.count == 1)
    #expect(target.requests.isEmpty)
  }

  @Test func `a port that nobody listens on is unreachable`() async throws {
    // Port 1 is never given out as a free one.
    let result = try await Tool.run(["list"], environment: ["COINGECKO_BASE_URL": "http://127.0.0.1:1/api/v3"])
    #expect(result.exitCode == 6)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
  }
}
