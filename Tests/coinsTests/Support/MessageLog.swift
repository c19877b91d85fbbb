import Foundation
import Synchronization

@testable import coins

/// Keeps what is said on stderr.
final class MessageLog: Sendable {
  private let written = Mutex("")

  /// The stream, as a run with `--json` has it.
  var errors: ErrorStream {
    ErrorStream(terminal: .sample(nil), isJSON: true) { text in self.written.withLock { $0 += text } }
  }

  /// As it was written.
  var text: String { written.withLock { $0 } }

  var notices: [Notice] {
    text.split(separator: "\n").compactMap { line in
      guard let said = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)).notice else { return nil }
      return Notice.Code(rawValue: said.code).map { Notice(code: $0, message: said.message) }
    }
  }

  private struct Line: Decodable {
    let notice: Said

    struct Said: Decodable {
      let code: String
      let message: String
    }
  }
}
