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

  /// One line for the help and the manual.
  var meaning: String {
    switch self {
    case .success: "all went well"
    case .internalFault: "a fault of coins itself"
    case .usage: "a command line, currency or key setting that cannot be used"
    case .notFound: "no such coin, or several that the word could mean"
    case .unauthorized: "the key is missing or wrong, or its plan is too small"
    case .rateLimited: "too many requests: the message says when to try again"
    case .unreachable: "no connection, no answer in time, or a server in trouble"
    case .badResponse: "an answer that is not what the API promises"
    case .storage: "a file that could not be read or written"
    }
  }
}
