import Foundation

/// What is said on stderr: failures, notices, and with `--verbose` each request; for people, or as JSON a line each.
struct ErrorStream: Sendable {
  let terminal: Terminal
  let isJSON: Bool
  let quiet: Bool
  let verbose: Bool

  /// The reporter that writes here.
  var reporter: Reporter {
    Reporter(
      notice: { notice in
        guard !(quiet && notice.isCourtesy) else { return }
        say(notice.message, ["notice": ["code": .string(notice.code.rawValue), "message": .string(notice.message)]])
      },
      exchange: { exchange in
        if verbose { write(StyledText(exchange.line, .quiet).rendered(usesColor: terminal.usesColor)) }
      },
      waiting: { _ in })
  }

  /// Says why something failed, and what to do about it.
  func report(_ failure: Failure) {
    say(failure.sentence, ["error": failure.json])
  }

  private func say(_ sentence: String, _ json: JSONValue) {
    write(isJSON ? JSONWriter.text(of: json) : StyledText("coins: \(sentence)").rendered(usesColor: false))
  }

  private func write(_ line: String) {
    // When stderr cannot be written to there is nobody left to tell.
    _ = try? StandardStream.error.write(Array((line + "\n").utf8))
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
