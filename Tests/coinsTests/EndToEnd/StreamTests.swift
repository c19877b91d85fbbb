import Foundation
import TerminalKit
import TestSupport
import Testing

/// The built tool with streams that are terminals, that take nothing, or that are not there.
@Suite struct StreamTests {
  private static let sample = Repository.fixtures.appending(path: "api").path

  private static func run(
    _ arguments: String, replay folder: String = sample, environment: [String: String] = [:],
    output: BuiltTool.Stream = .file, errors: BuiltTool.Stream = .file
  ) async throws -> BuiltTool.Result {
    let words = arguments.split(separator: " ").map(String.init)
    return try await BuiltTool.run(
      words + ["--replay", folder], environment: environment, output: output, errors: errors)
  }

  struct ColorCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var options = ""
    var environment: [String: String] = [:]
    var output = BuiltTool.Stream.file
    var errors = BuiltTool.Stream.file
    let colors: (output: Bool, errors: Bool)
  }

  @Test(arguments: [
    ColorCase(testDescription: "stdout alone is a terminal", output: .terminal(), colors: (true, false)),
    ColorCase(testDescription: "stderr alone is a terminal", errors: .terminal(), colors: (false, true)),
    ColorCase(testDescription: "both are terminals", output: .terminal(), errors: .terminal(), colors: (true, true)),
    ColorCase(testDescription: "neither is a terminal", colors: (false, false)),
    ColorCase(
      testDescription: "NO_COLOR", environment: ["NO_COLOR": "1"], output: .terminal(), errors: .terminal(),
      colors: (false, false)),
    ColorCase(
      testDescription: "a dumb terminal", environment: ["TERM": "dumb"], output: .terminal(), errors: .terminal(),
      colors: (false, false)),
    ColorCase(testDescription: "colour is forced", environment: ["FORCE_COLOR": "1"], colors: (true, true)),
    ColorCase(
      testDescription: "--color never", options: "--color never", output: .terminal(), errors: .terminal(),
      colors: (false, false)),
  ])
  func `colour is decided by the stream that is written to`(color: ColorCase) async throws {
    let result = try await Self.run(
      "list -n 3 --verbose \(color.options)", environment: color.environment, output: color.output,
      errors: color.errors)
    #expect(result.output.contains("Bitcoin") && result.errors.contains("GET"))
    #expect((result.output != result.output.withoutColor) == color.colors.output)
    #expect((result.errors != result.errors.withoutColor) == color.colors.errors)
  }

  private static let commands = [
    "list", "list --json", "list --csv", "detail bitcoin", "detail bitcoin --json", "search doge", "help",
    "help --json", "manual", "completions bash", "--version",
  ]

  #if os(Linux)
    @Test(arguments: commands) func `what does not go onto a full disk is a failure`(command: String) async throws {
      let result = try await Self.run(command, output: .device("/dev/full"))
      #expect(result.exitCode == 8 && result.errorLines.count == 1)
      #expect(result.errors.contains("cannot write standard output: no space left on device"))
      #expect(result.errors.contains(#"{"error":{"code":"storage","#) == command.contains("--json"))
    }
  #endif

  @Test(arguments: commands) func `a reader that has had enough is no failure`(command: String) async throws {
    let result = try await Self.run(command, output: .closedPipe)
    #expect(result.exitCode == 0 && !result.wasKilled && result.errors.isEmpty)
  }

  @Test(arguments: commands) func `without stdout nothing goes elsewhere in its place`(command: String) async throws {
    let result = try await Self.run(command, output: .missing)
    #expect(result.exitCode == 8 && result.errorLines.count == 1)
    #expect(result.errors.contains("cannot write standard output: bad file descriptor"))
  }

  @Test func `without stderr, or when that is full, the exit code tells`() async throws {
    #expect(try await Self.run("list", errors: .missing).exitCode == 0)
    #expect(try await Self.run("list nosuchcoin", errors: .missing).exitCode == 3)
    #expect(try await Self.run("list nosuchcoin", errors: .closedPipe).exitCode == 3)
  }

  /// Every control character and what steers the direction of text, as JSON escapes and as they are; then bytes that
  /// are no UTF-8.
  private static let hostile: Data = {
    let scalars = [0...0x9F, 0x2000...0x206F, 0xFE00...0xFEFF, 0xE0000...0xE007F, 0x10FFFE...0x10FFFF].joined()
    let escaped = scalars.filter { $0 <= 0xFFFF }.map { String(format: "\\u%04x", $0) }.joined()
    let plain = scalars.filter { $0 > 0x7F }.compactMap(UnicodeScalar.init).map { String(Character($0)) }.joined()
    return Data((escaped + plain + "\\u001b]52;c;AA==\\u0007").utf8)
      + [0xFF, 0x31, 0xC0, 0x80, 0x32, 0xED, 0xA0, 0x80, 0x33, 0xE2, 0x82, 0x34, 0x9B, 0x33, 0x31, 0x6D]
  }()

  @Test(
    arguments: ["list", "detail id:odd --full --no-pager", "search odd"],
    [BuiltTool.Stream.file, .terminal(columns: 60)])
  func `nothing of what a hostile answer holds reaches a stream as it came`(
    command: String, stream: BuiltTool.Stream
  ) async throws {
    let folder = try TemporaryFolder(["coins/markets.json": "", "coins/odd.json": ""])
    let answers = [
      "markets": #"[{"id":"odd","symbol":"@","name":"@","current_price":1}]"#,
      "odd": #"""
      {"id":"odd","symbol":"@","name":"@","hashing_algorithm":"@","description":{"en":"@"},"links":{"homepage":["x@"]}}
      """#,
    ]
    for (name, answer) in answers {
      let parts = answer.split(separator: "@").map { Data($0.utf8) }
      try Data(parts.joined(separator: Self.hostile)).write(to: folder.url.appending(path: "coins/\(name).json"))
    }
    let result = try await Self.run("\(command) --quiet", replay: folder.path, output: stream, errors: stream)
    #expect(result.exitCode == 0)
    for bytes in [result.outputBytes, result.errorBytes] {
      let written = try #require(String(validating: bytes, as: UTF8.self)).withoutColor
      #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || !Sanitizer.isForbidden($0) })
    }
  }
}
