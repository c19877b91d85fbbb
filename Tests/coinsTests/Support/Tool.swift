import Foundation
import Testing

/// The built tool, run as a user would.
enum Tool {
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
    let process = Process()
    // Foundation cannot start a program without a stream.
    let ends = (output.isMissing ? " >&-" : "") + (errors.isMissing ? " 2>&-" : "")
    let script = [prelude, #"exec "$0" "$@""# + ends].compactMap { $0 }.joined(separator: "; ")
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, executable.path] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm", "HOME": home.path]
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (try End(output, in: home), try End(errors, in: home))
    process.standardOutput = output.handle
    process.standardError = errors.handle

    let start = ContinuousClock.now
    let (endings, ending) = AsyncStream.makeStream(of: Duration.self)
    // The clock is read where the end is noticed: a busy machine may resume this task much later.
    process.terminationHandler = { _ in ending.yield(start.duration(to: .now)) }
    try process.run()
    for end in [output, errors] { try end.handle.close() }
    let identifier = process.processIdentifier
    started(identifier)
    DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak process] in
      if process?.isRunning == true { kill(identifier, SIGKILL) }
    }
    let elapsed = try #require(await endings.first { _ in true })
    return try await Result(
      outputBytes: output.written(), errorBytes: errors.written(), exitCode: process.terminationStatus,
      wasKilled: process.terminationReason == .uncaughtSignal,
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
  let handle: FileHandle
  /// To be asked for when the tool has ended.
  let written: @Sendable () async throws -> Data

  init(_ stream: Tool.Stream, in folder: TemporaryFolder) throws {
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
      handle = try FileHandle(forWritingTo: URL(filePath: "/dev/null"))
      written = { Data() }
    case .closedPipe:
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      handle = pipe.fileHandleForWriting
      written = { Data() }
    }
  }
}

extension Tool.Stream {
  fileprivate var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}
