import Foundation
import Platform
import TestSupport
import Testing

/// A key is sent in its header and shown nowhere, whatever the server makes of it.
@Suite struct SecretTests {
  private static let key = "CG-hidden"

  private let home: CacheHome
  private let tape: TemporaryFolder

  init() throws {
    home = try CacheHome()
    tape = try TemporaryFolder()
  }

  /// Runs `coins` with a key, telling and recording everything, and looks for the key in all that is left behind.
  private func run(
    _ arguments: String, _ environment: [String: String], variable: String = "COINGECKO_DEMO_API_KEY",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> BuiltTool.Result {
    let environment = environment.merging([variable: Self.key]) { $1 }
    let result = try await home.run(
      "\(arguments) --verbose --record \(tape.path)", base: environment["COINGECKO_BASE_URL"] ?? "",
      environment: environment)
    let said = ["output": result.outputBytes, "errors": result.errorBytes]
    for (name, bytes) in [said, home.files, tape.files].joined() {
      #expect(bytes.range(of: Data(Self.key.utf8)) == nil, "in \(name)", sourceLocation: sourceLocation)
      #expect(!name.contains(Self.key), sourceLocation: sourceLocation)
    }
    return result
  }

  @Test(arguments: Fault.all)
  func `whatever goes wrong, a key is left nowhere`(_ fault: Fault) async throws {
    let way = try fault.way()
    let result = try await run("list --timeout \(fault.timeout)", way.environment)
    #expect(result.exitCode == fault.exitCode)
    #expect(result.output.isEmpty)
    let words = result.errorLines.drop { $0.hasPrefix("GET ") }
    #expect(words.count < result.errorLines.count)
    #expect(words.count == 1 && words.first?.hasPrefix("coins: ") == true)
    for request in way.server?.requests ?? [] {
      #expect(request.headers["x-cg-demo-api-key"] == Self.key)
      #expect(request.headers.filter { $0.value.contains(Self.key) }.count == 1)
      #expect(!request.target.contains(Self.key))
    }
  }

  /// Where a server may put what it was sent.
  struct Quote: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let exitCode: Int32
    let script: @Sendable () -> [FaultServer.Step]

    static let all = [
      Quote(testDescription: "a name", exitCode: 7) { .answer(200, #"[{"id":"bitcoin","name":"\#(key)"}]"#) },
      Quote(testDescription: "an id", exitCode: 7) { .answer(200, #"[{"id":"\#(key)"}]"#) },
      Quote(testDescription: "a field of another type", exitCode: 7) {
        .answer(200, #"[{"id":"bitcoin","high_24h":"\#(key)"}]"#)
      },
      Quote(testDescription: "an error", exitCode: 7) { .answer(400, #"{"error":"\#(key) is no key"}"#) },
      Quote(testDescription: "an error with escapes", exitCode: 7) {
        .answer(400, #"{"error":"\u0043G-hidde\u006E is no key, and \\u0043G-hidden neither"}"#)
      },
      Quote(testDescription: "a name with escapes", exitCode: 7) {
        .answer(200, ##"[{"id":"bitcoin","name":"\u0043\u0047\u002dhidden"}]"##)
      },
      Quote(testDescription: "a word", exitCode: 4) { .answer(403, key) },
      Quote(testDescription: "a page", exitCode: 7) { .answer(200, "<html><title>\(key)</title></html>") },
      Quote(testDescription: "the wait of a limit", exitCode: 5) {
        .answer(429, key, headers: ["Retry-After": key])
      },
      Quote(testDescription: "headers of every kind", exitCode: 0) {
        .answer(
          200, "[]",
          headers: ["total": key, "Retry-After": key, "Set-Cookie": key, "ETag": key, "x-cg-demo-api-key": key])
      },
      Quote(testDescription: "a redirect", exitCode: 6) {
        .answer(302, key, headers: ["Location": "/api/v3/coins/markets?key=\(key)"])
      },
      Quote(testDescription: "the words of a status", exitCode: 6) {
        [.text("HTTP/1.1 500 \(key)\r\nContent-Length: 0\r\n\r\n")]
      },
      Quote(testDescription: "no HTTP", exitCode: 6) { [.text("\(key)\r\n\r\n\(key)")] },
      Quote(testDescription: "a body that is cut", exitCode: 6) {
        [.text("HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n[{\"id\":\"\(key)")]
      },
    ]
  }

  @Test(arguments: Quote.all, [("COINGECKO_DEMO_API_KEY", "--json"), ("COINGECKO_PRO_API_KEY", "")])
  func `a key that the server quotes is shown and kept nowhere`(
    quote: Quote, options: (variable: String, format: String)
  ) async throws {
    let server = try FaultServer { _ in quote.script() }
    let environment = ["COINGECKO_BASE_URL": server.base]
    let result = try await run("list \(options.format)", environment, variable: options.variable)
    #expect(result.exitCode == quote.exitCode)
    #expect(result.errors.contains("GET \(server.base)/coins/markets?"))
    #expect(!server.requests.isEmpty)
  }

  #if os(Linux)
    @Test func `a key is no argument of the process`() async throws {
      let (process, arguments) = (Handover<pid_t>(), Handover<Data?>())
      let server = try FaultServer { _ in
        [.call { arguments.give(try? FileReader.read("/proc/\(process.take())/cmdline")) }] + .answer(200, "[]")
      }
      let environment = ["COINGECKO_DEMO_API_KEY": Self.key]
      let result = try await home.run("list", base: server.base, environment: environment, started: process.give)
      #expect(result.exitCode == 0)
      let line = String(decoding: try #require(arguments.take()), as: UTF8.self)
      #expect(line.hasSuffix("coins\0list\0"))
    }
  #endif

  @Test func `a key is not sent over plain http to a host that is not this one`() async throws {
    let result = try await run("list", ["COINGECKO_BASE_URL": "http://api.invalid/api/v3"])
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1)
  }
}
