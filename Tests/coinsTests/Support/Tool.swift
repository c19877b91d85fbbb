import Foundation
import Testing

/// The built tool, run as a user would.
enum Tool {
  struct Result: Sendable {
    let output: String
    let errors: String
    /// The number of the signal when one ended it.
    let exitCode: Int32
    let seconds: Double

    var errorLines: [Substring] { errors.split(separator: "\n") }
  }

  /// Runs `coins` and waits for its end.
  ///
  /// It inherits no variable but the search path, and has a home of its own. A run that takes longer than any
  /// deadline in the tests is killed.
  static func run(_ arguments: [String], environment: [String: String] = [:]) async throws -> Result {
    let home = FileManager.default.temporaryDirectory.appending(path: "coins-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let (output, errors) = (home.appending(path: "stdout"), home.appending(path: "stderr"))
    for file in [output, errors] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "HOME": home.path].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)

    let start = ContinuousClock.now
    // The clock is read where the end is noticed: a busy machine may resume this task much later.
    let elapsed = try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Duration, any Error>) in
      process.terminationHandler = { _ in continuation.resume(returning: start.duration(to: .now)) }
      do {
        try process.run()
        let identifier = process.processIdentifier
        DispatchQueue.global().asyncAfter(deadline: .now() + limit) { [weak process] in
          if process?.isRunning == true { kill(identifier, SIGKILL) }
        }
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    return Result(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      exitCode: process.terminationStatus,
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
