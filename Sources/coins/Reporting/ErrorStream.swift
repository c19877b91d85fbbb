import CoinKit
import Synchronization

/// What is said on stderr: failures, notices, and with `--verbose` each request; for people, or as JSON a line each.
///
/// Nothing is said twice.
final class ErrorStream: Sendable {
  let progress: ProgressLine
  private let terminal: Terminal
  private let isJSON: Bool
  private let quiet: Bool
  private let verbose: Bool
  private let said = Mutex<Set<String>>([])

  /// A word from outside that is quoted may have no end.
  private static let longest = 1000

  init(terminal: Terminal, isJSON: Bool, quiet: Bool, verbose: Bool) {
    self.terminal = terminal
    self.isJSON = isJSON
    self.quiet = quiet
    self.verbose = verbose
    progress = ProgressLine(terminal: terminal, isSilent: isJSON || quiet, write: Self.write)
  }

  /// The reporter that writes here.
  var reporter: Reporter {
    Reporter(
      notice: { [self] notice in
        guard !(quiet && notice.isCourtesy) else { return }
        say(notice.message, ["notice": ["code": .string(notice.code.rawValue), "message": .string(notice.message)]])
      },
      exchange: { [self] exchange in
        if verbose { write(line: StyledText(exchange.line, .quiet).rendered(usesColor: terminal.usesColor)) }
      },
      waiting: { [self] text in progress.begin(text) })
  }

  /// Says why something failed, and what to do about it.
  func report(_ failure: Failure) {
    say(failure.sentence, ["error": failure.json])
  }

  private func say(_ sentence: String, _ json: JSONValue) {
    guard said.withLock({ $0.insert(sentence).inserted }) else { return }
    write(line: isJSON ? JSONWriter.text(of: json, escaping: Sanitizer.isForbidden) : text(of: sentence))
  }

  private func text(of sentence: String) -> String {
    StyledText("coins: \(sentence)").truncated(to: Self.longest, ellipsis: terminal.glyphs.ellipsis)
      .rendered(usesColor: false)
  }

  private func write(line: String) {
    progress.yield { Self.write(line + "\n") }
  }

  private static func write(_ text: String) {
    // When stderr cannot be written to there is nobody left to tell.
    _ = try? StandardStream.error.write(Array(text.utf8))
  }
}

extension Failure {
  /// The members are part of the contract.
  fileprivate var json: JSONValue {
    [
      "code": .string(code),
      "message": .string(message),
      "hint": JSONValue(hint),
      "retry_after": retryAfter.map(JSONValue.integer) ?? .null,
      "exit_code": .integer(Int(exitCode.rawValue)),
    ]
  }
}

extension Reporter.Exchange {
  fileprivate var line: String {
    "GET \(url) \(status.map(String.init) ?? "-") \(milliseconds) ms \(origin.rawValue)"
  }
}
