import CoinGecko
import CommandLineKit
import Platform

/// Everything that can end a run, or one coin of it, told apart by what the user can do about it.
///
/// `Failure+Words.swift` turns each into its sentence; nothing else does.
enum Failure: Error, Equatable, Sendable {
  /// The command line cannot be understood.
  case usage(UsageError)
  /// The address or the key of the API cannot be used.
  case server(ServerProblem)
  /// `--offline` was given, and there is no home for a cache.
  case noCache
  case unknownCategory(String, nearest: [String])
  /// A word that would lead somewhere else when it becomes a part of an address or a path; says what it does.
  case unusableID(String, reason: String)
  /// No coin is called `word`.
  case notFound(word: String, suggestions: [String] = [])
  /// There is a coin with this id, but no market trades it.
  case notTraded(id: String)
  /// Several coins could be meant by `word`; the best of them come first.
  case ambiguous(word: String, candidates: [Candidate])
  /// The API has not answered, or not as it promises.
  case api(APIFailure)
  /// A stream takes no more.
  case unwritable(stream: String, FileFault)

  /// A coin that a word may mean, as far as a message shows it.
  struct Candidate: Equatable, Sendable {
    let id: String
    let symbol: String
    let name: String
    let rank: Int?
  }

  /// What the API's failure is to the user: that a coin is not there is told in one way, whoever says so.
  init(_ failure: APIFailure) {
    self = if case .notFound(let word) = failure { .notFound(word: word) } else { .api(failure) }
  }
}

extension Failure {
  /// The code that the process ends with.
  var exitCode: ExitCode {
    switch self {
    case .usage, .server, .noCache, .unknownCategory, .unusableID: .usage
    case .notFound, .notTraded, .ambiguous: .notFound
    case .api(let failure): failure.exitCode
    case .unwritable: .storage
    }
  }

  /// The name of the kind in JSON, part of the contract.
  var code: String {
    if case .ambiguous = self { "ambiguous" } else { exitCode.failureName }
  }

  /// In how many seconds asking again makes sense, when the server said so.
  var retryAfter: Int? {
    if case .api(.rateLimited(_, let seconds, _)) = self { seconds } else { nil }
  }
}

extension APIFailure {
  var exitCode: ExitCode {
    switch self {
    case .notFound: .notFound
    case .unknownCurrency, .unusableID: .usage
    case .unauthorized: .unauthorized
    case .rateLimited: .rateLimited
    case .unreachable: .unreachable
    case .badResponse: .badResponse
    case .storage: .storage
    }
  }
}
