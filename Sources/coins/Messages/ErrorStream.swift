import CoinGecko
import CoinKit
import Platform
import Synchronization
import TerminalKit

/// What is said on stderr: failures, notices, and with `--verbose` each request; for people, or as JSON a line each.
///
/// Nothing is said twice.
final class ErrorStream: Sendable {
  let progress: ProgressLine
  private let terminal: Terminal
  private let isJSON: Bool
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let write: @Sendable (String) -> Void
  private let said = Mutex<Set<String>>([])

  /// A word from outside that is quoted may have no end.
  private static let longest = 1000

  /// - Parameter write: Writes to the stream of `terminal`.
  init(
    terminal: Terminal, isJSON: Bool, isQuiet: Bool = false, isVerbose: Bool = false,
    write: @escaping @Sendable (String) -> Void = ErrorStream.writeToStandardError
  ) {
    self.terminal = terminal
    self.isJSON = isJSON
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.write = write
    progress = ProgressLine(terminal: terminal, isSilent: isJSON || isQuiet, write: write)
  }

  /// Says something beside the answer, unless it is a courtesy that nobody wants.
  @Sendable func tell(_ notice: Notice) {
    guard !(isQuiet && notice.isCourtesy) else { return }
    say(notice.message, ["notice": ["code": .string(notice.code.rawValue), "message": .string(notice.message)]])
  }

  /// Says why something failed, and what to do about it.
  func report(_ failure: Failure) {
    say(failure.sentence, ["error": failure.json])
  }

  /// Tells what happens on the way to an answer.
  var events: Events {
    Events(
      issues: { [self] issues in Notice.all(of: issues).forEach(tell) },
      cacheUnusable: { [self] folder, fault in tell(.cacheUnusable(folder, fault)) },
      exchange: { [self] exchange in
        guard isVerbose else { return }
        write(line: StyledText(exchange.line, .quiet).rendered(usesColor: terminal.usesColor))
      },
      waiting: { [self] wait in progress.begin(wait.words) })
  }

  private func say(_ sentence: String, _ json: JSONValue) {
    guard said.withLock({ $0.insert(sentence).inserted }) else { return }
    write(line: isJSON ? JSONWriter.text(of: json, escaping: Sanitizer.isForbidden) : text(of: sentence))
  }

  private func text(of sentence: String) -> String {
    StyledText("\(Tool.name): \(sentence)").truncated(to: Self.longest, ellipsis: terminal.glyphs.ellipsis)
      .rendered(usesColor: false)
  }

  private func write(line: String) {
    progress.yield { write(line + "\n") }
  }

  @Sendable static func writeToStandardError(_ text: String) {
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

extension Exchange {
  fileprivate var line: String {
    "GET \(url) \(status.map(String.init) ?? "-") \(milliseconds) ms \(origin.rawValue)"
  }
}

extension Wait {
  /// What is waited for, as a line of progress.
  fileprivate var words: String {
    switch self {
    case .retry(.rateLimited, let seconds): "rate limited, trying again in \(Int(seconds.rounded(.up))) s"
    case .retry(let failure, _): "\(failure.message), trying again"
    }
  }
}
