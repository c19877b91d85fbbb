/// Everything that can end a run, or one coin of it, told apart by what the user can do about it.
///
/// `Failure+Words.swift` turns each into its sentence; nothing else does.
enum Failure: Error, Equatable, Codable, Sendable {
  /// A fault of ours that was noticed.
  case internalFault(String)
  /// The command line or a setting cannot be used: what is wrong, and what to write instead.
  case usage(String, hint: String? = nil)
  /// No coin is called `word`.
  case notFound(word: String, suggestions: [String] = [])
  /// There is a coin with this id, but no market trades it.
  case notTraded(id: String)
  /// Several coins could be meant by `word`; the best of them come first.
  case ambiguous(word: String, candidates: [Candidate])
  case unauthorized(KeyProblem, host: String)
  /// `retryAfter` is in whole seconds from now.
  case rateLimited(host: String, retryAfter: Int, hasKey: Bool)
  case unreachable(host: String, Unreachable)
  case badResponse(host: String, BadResponse)
  case storage(path: String, StorageProblem)

  /// A coin that a word may mean, as far as a message shows it.
  struct Candidate: Equatable, Codable, Sendable {
    let id: String
    let symbol: String
    let name: String
    let rank: Int?
  }

  enum KeyProblem: Equatable, Codable, Sendable {
    /// 10002, or 401 without a code: `hasKey` tells missing from wrong.
    case missingOrWrong(hasKey: Bool)
    /// 10005: the endpoint belongs to a paid plan.
    case planTooSmall
    /// 10010: a Pro key was sent to the public host.
    case proKeyOnPublicHost
    /// 10011: a Demo key was sent to the Pro host.
    case demoKeyOnProHost
    /// 10012: more history than the plan holds.
    case timeRangeTooLong
    /// 403 for any other reason, with the server's own words if it gave any.
    case forbidden(String?)
  }

  enum Unreachable: Equatable, Codable, Sendable {
    case refused
    case unresolvable
    case reset
    case tls
    /// Nothing came within this many seconds.
    case timedOut(seconds: Double)
    /// The body was empty, or ended before it was whole.
    case cut
    /// A 3xx answer; redirects are never followed.
    case redirected(status: Int)
    case server(status: Int)
    /// Anything else that kept an answer from coming.
    case other(String)
    /// `--offline` was given and there is no copy.
    case offline
    /// A proxy that wants to know who asks.
    case proxyLocked
  }

  enum BadResponse: Equatable, Codable, Sendable {
    case notJSON
    /// JSON, but of another shape; says what was found where.
    case unexpected(String)
    /// The decoded body passed this many bytes.
    case tooLarge(limit: Int)
    /// Data in which the key stands that was sent.
    case quotesKey
    /// A status that no rule explains, with the server's own words if it gave any.
    case status(Int, String?)
  }

  enum StorageProblem: Equatable, Codable, Sendable {
    case notFound
    case notReadable(String)
    case notWritable(String)
    /// A replayed folder does not hold what was asked for; names what it holds of that kind.
    case notRecorded(Recordable, available: [String])
  }

  /// What a replayed folder may hold some of and not others.
  enum Recordable: Equatable, Codable, Sendable {
    /// The detail of a coin that is in the list.
    case detail(of: String)
    case currency(String)
    case category(String)
  }
}

extension Failure {
  /// The code that the process ends with.
  var exitCode: ExitCode {
    switch self {
    case .internalFault: .internalFault
    case .usage: .usage
    case .notFound, .notTraded, .ambiguous: .notFound
    case .unauthorized: .unauthorized
    case .rateLimited: .rateLimited
    case .unreachable: .unreachable
    case .badResponse: .badResponse
    case .storage: .storage
    }
  }

  /// The name of the kind in JSON, part of the contract.
  var code: String {
    switch self {
    case .internalFault: "internal"
    case .usage: "usage"
    case .notFound, .notTraded: "not_found"
    case .ambiguous: "ambiguous"
    case .unauthorized: "unauthorized"
    case .rateLimited: "rate_limited"
    case .unreachable: "unreachable"
    case .badResponse: "bad_response"
    case .storage: "storage"
    }
  }
}
