import CommandLineKit

/// What the process says to a script when it ends.
enum ExitCode: Int32, CaseIterable, Sendable {
  case success = 0
  /// A fault of this program.
  case internalFault = 1
  /// A command line, currency or key setting that cannot be used.
  case usage = 2
  /// No such coin, or several that the word could mean.
  case notFound = 3
  /// A key that is missing, wrong, or whose plan is too small.
  case unauthorized = 4
  /// The server asked us to wait.
  case rateLimited = 5
  /// No connection, no answer in time, a cut answer, or a fault of the server.
  case unreachable = 6
  /// A whole answer that is not what the API promises.
  case badResponse = 7
  /// A file that must be read or written and cannot be.
  case storage = 8

  /// Each code with its words: for machines, for a line that lists all, and for the help and the manual.
  private var words: (failure: String, name: String, meaning: String) {
    switch self {
    case .success: ("", "success", "all went well")
    case .internalFault: ("internal", "internal fault", "a fault of coins itself")
    case .usage: ("usage", "usage", "a command line, currency or key setting that cannot be used")
    case .notFound:
      ("not_found", "not found or ambiguous", "no such coin, or several that the word could mean")
    case .unauthorized: ("unauthorized", "key refused", "the key is missing or wrong, or its plan is too small")
    case .rateLimited:
      ("rate_limited", "rate limited", "too many requests: the message says when to try again")
    case .unreachable:
      ("unreachable", "unreachable", "no connection, no answer in time, or a server in trouble")
    case .badResponse: ("bad_response", "bad response", "an answer that is not what the API promises")
    case .storage: ("storage", "storage", "a file that could not be read or written")
    }
  }

  /// The name of failures that end with it in JSON, part of the contract.
  var failureName: String { words.failure }

  /// Every code for the help and the manual.
  static var specs: [ToolSpec.ExitCodeSpec] {
    allCases.map { .init(code: Int($0.rawValue), name: $0.words.name, meaning: $0.words.meaning) }
  }
}
