import Foundation
import TestSupport
import Testing

/// The built tool, run as a user would.
enum BuiltTool {
  /// Where a stream of the tool leads.
  enum Stream: Sendable {
    case file
    case terminal(columns: Int = 80, rows: Int = 24)
    /// A device, whose content is nobody's concern.
    case device(String)
    /// A pipe that nobody reads from any more.
    case closedPipe
    /// None at all.
    case missing
  }

  struct Result: Sendable {
    /// The bytes as they were written.
    let outputBytes: Data
    let errorBytes: Data
    /// The number of the signal when one ended it.
    let exitCode: Int32
    let wasKilled: Bool
    let seconds: Double

    var output: String { String(decoding: outputBytes, as: UTF8.self) }
    var errors: String { String(decoding: errorBytes, as: UTF8.self) }
    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// Runs `coins` and waits for its end.
  ///
  /// It inherits no variable but the search path, and has a home of its own. A run that takes longer than any
  /// deadline in the tests is killed.
  ///
  /// - Parameters:
  ///   - prelude: Commands of the shell whose process then becomes the tool's, as to limit what that may use.
  ///   - started: Is told the number of the process at once.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], after prelude: String? = nil,
    output: Stream = .file, errors: Stream = .file, started: (pid_t) -> Void = { _ in }
  ) async throws -> Result {
    let home = try TemporaryFolder()
    let (output, errors) = (try End(output, in: home), try End(errors, in: home))
    let command = prelude.map { ["/bin/sh", "-c", $0 + #"; exec "$0" "$@""#, executable.path] } ?? [executable.path]
    let start = ContinuousClock.now
    let process = try ChildProcess(
      URL(filePath: command[0]), command.dropFirst() + arguments,
      environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": home.path]
        .merging(environment) { $1 },
      output: output.handle?.fileDescriptor, errors: errors.handle?.fileDescriptor)
    for end in [output, errors] { try end.handle?.close() }
    started(process.identifier)
    let end = await process.end(within: limit)
    let elapsed = start.duration(to: end.moment)
    return try await Result(
      outputBytes: output.written(), errorBytes: errors.written(), exitCode: end.code, wasKilled: end.wasKilled,
      seconds: Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18)
  }

  private static let limit = 30.0

  /// The tool stands beside the bundle of the tests.
  private static let executable: URL = {
    #if os(Linux)
      let bundle = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? Bundle.main.bundleURL
    #endif
    return bundle.deletingLastPathComponent().appending(path: "coins")
  }()
}

/// The end of a stream that the tool gets, and what comes out at the other one.
private struct End: Sendable {
  /// Nil for none.
  let handle: FileHandle?
  /// To be asked for when the tool has ended.
  let written: @Sendable () async throws -> Data

  init(_ stream: BuiltTool.Stream, in folder: TemporaryFolder) throws {
    switch stream {
    case .file:
      let file = folder.url.appending(path: UUID().uuidString)
      try Data().write(to: file)
      handle = try FileHandle(forWritingTo: file)
      written = { try Data(contentsOf: file) }
    case .terminal(let columns, let rows):
      let terminal = try PseudoTerminal(columns: columns, rows: rows)
      handle = terminal.device
      let transcripts = terminal.transcript()
      written = { try #require(await transcripts.first { _ in true }) }
    case .device(let path):
      handle = try FileHandle(forWritingTo: URL(filePath: path))
      written = { Data() }
    case .missing:
      handle = nil
      written = { Data() }
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      handle = pipe.fileHandleForWriting
      written = { Data() }
    }
  }
}
