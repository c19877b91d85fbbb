import Foundation

extension Failure {
  /// What went wrong: one line, lower case, without a full stop; not yet sanitised.
  var message: String {
    switch self {
    case .internalFault(let what): "a fault of coins itself: \(what)"
    case .usage(let what, _): what
    case .notFound(let word, _): "no coin is called \"\(word)\""
    case .notTraded(let id): "there is no market data of \(id)"
    case .ambiguous(let word, let candidates): Self.ambiguity(of: word, candidates)
    case .unauthorized(let problem, let host): problem.message(host)
    case .rateLimited(let host, _, _): "rate limited by \(host)"
    case .unreachable(let host, let problem): problem.message(host)
    case .badResponse(let host, let problem): problem.message(host)
    case .storage(let path, let problem): problem.message(path)
    }
  }

  /// What to do about it, or nil when nothing can be said.
  var hint: String? {
    switch self {
    case .internalFault: "please report it"
    case .usage(_, let hint): hint
    case .notFound(let word, let suggestions): Self.suggestion(for: word, suggestions)
    case .notTraded(let id): "coins detail id:\(id) shows what there is"
    case .ambiguous(_, let candidates): Self.choice(of: candidates)
    case .unauthorized(let problem, _): problem.hint
    case .rateLimited(_, let seconds, let hasKey):
      "try again in \(seconds) s"
        + (hasKey ? "" : ", or set COINGECKO_DEMO_API_KEY (a free key allows more calls)")
    case .unreachable(_, let problem): problem.hint
    case .badResponse(_, let problem): problem.hint
    case .storage(_, let problem): problem.hint
    }
  }

  /// The whole sentence, as it stands behind `coins: `.
  var sentence: String { hint.map { "\(message): \($0)" } ?? message }

  /// In how many seconds asking again makes sense, when the server said so.
  var retryAfter: Int? {
    guard case .rateLimited(_, let seconds, _) = self else { return nil }
    return seconds
  }

  /// What is waited for when the same is asked again in `seconds`, as a line of progress.
  func wait(_ seconds: Double) -> String {
    if case .rateLimited = self { return "rate limited, trying again in \(Int(seconds.rounded(.up))) s" }
    return "\(message), trying again"
  }

  private static func suggestion(for word: String, _ suggestions: [String]) -> String? {
    suggestions.isEmpty ? "coins search lists what is there" : "did you mean \(suggestions.listed(with: "or"))?"
  }

  private static func ambiguity(of word: String, _ candidates: [Candidate]) -> String {
    let meanings = candidates.map { candidate in
      candidate.id == word
        ? "the id of \(candidate.name) (\(candidate.place))"
        : "the \(candidate.symbol.lowercased() == word.lowercased() ? "symbol" : "name") of "
          + "\(candidate.name) (\(candidate.place))"
    }
    return "\"\(word)\" is \(meanings.listed(first: shownCandidates))"
  }

  private static func choice(of candidates: [Candidate]) -> String? {
    let ids = candidates.prefix(shownCandidates).map { "id:\($0.id)".asShellWord }
    return ids.isEmpty ? nil : "write \(ids.listed(with: "or"))"
  }

  private static let shownCandidates = 5
}

extension Failure.Candidate {
  fileprivate var place: String { rank.map { "No. \($0)" } ?? "unranked" }
}

extension Failure.KeyProblem {
  fileprivate func message(_ host: String) -> String {
    switch self {
    case .missingOrWrong(hasKey: true): "\(host) does not accept the API key"
    case .missingOrWrong(hasKey: false): "\(host) asks for an API key"
    case .planTooSmall: "\(host) answers this only on a larger plan"
    case .proKeyOnPublicHost: "\(host) was sent a Pro key, which belongs to pro-api.coingecko.com"
    case .demoKeyOnProHost: "\(host) was sent a Demo key, which belongs to api.coingecko.com"
    case .timeRangeTooLong: "\(host) does not give that much history on this plan"
    case .forbidden(let words?): "\(host) refused the request: \(words)"
    case .forbidden(nil): "\(host) refused the request"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .missingOrWrong(hasKey: true):
      "check COINGECKO_DEMO_API_KEY or COINGECKO_PRO_API_KEY: each plan has its own variable"
    case .missingOrWrong(hasKey: false): "set COINGECKO_DEMO_API_KEY or COINGECKO_PRO_API_KEY"
    case .planTooSmall: "set COINGECKO_PRO_API_KEY to the key of a paid plan"
    case .proKeyOnPublicHost: "set COINGECKO_PRO_API_KEY, and unset COINGECKO_DEMO_API_KEY and COINGECKO_BASE_URL"
    case .demoKeyOnProHost: "set COINGECKO_DEMO_API_KEY, and unset COINGECKO_PRO_API_KEY and COINGECKO_BASE_URL"
    case .timeRangeTooLong, .forbidden: nil
    }
  }
}

extension Failure.Unreachable {
  fileprivate func message(_ host: String) -> String {
    switch self {
    case .refused: "could not connect to \(host)"
    case .unresolvable: "could not find \(host)"
    case .reset: "\(host) broke off the connection"
    case .tls: "no secure connection to \(host)"
    case .timedOut(let seconds): "\(host) did not answer within \(seconds.shortest) s"
    case .cut: "\(host) sent an answer that is not whole"
    case .redirected(let status): "\(host) answered with a redirect (\(status)), which is not followed"
    case .server(let status): "\(host) is in trouble (status \(status))"
    case .offline: "\(host) was not asked, since --offline was given"
    case .proxyLocked: "the proxy on the way to \(host) asks for a name and a password"
    case .other(let what): "could not ask \(host): \(what)"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .refused: "is the address right, and a proxy if one is set?"
    case .unresolvable: "check the network connection"
    case .tls: "check the clock, a proxy, and the certificates of this system"
    case .timedOut: "try again, or allow more with --timeout"
    case .redirected: "check COINGECKO_BASE_URL"
    case .reset, .cut, .server: "try again later"
    case .offline: "the cache holds no answer, so leave --offline out once"
    case .proxyLocked: "write them into the variable of the proxy, as in http://name:password@proxy:8080"
    case .other: nil
    }
  }
}

extension Failure.BadResponse {
  fileprivate func message(_ host: String) -> String {
    switch self {
    case .notJSON: "the answer of \(host) is not JSON"
    case .unexpected(let found): "the answer of \(host) is not what its API promises: \(found)"
    case .tooLarge(let limit): "the answer of \(host) is larger than \(limit / 1_048_576) MB"
    case .quotesKey: "the answer of \(host) quotes the key that was sent"
    case .status(let status, let words?): "\(host) answered with status \(status): \(words)"
    case .status(let status, nil): "\(host) answered with status \(status)"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .notJSON, .status: "is COINGECKO_BASE_URL right, if it is set?"
    case .quotesKey: "is the key right, and COINGECKO_BASE_URL if it is set?"
    case .unexpected, .tooLarge: nil
    }
  }
}

extension Failure.StorageProblem {
  fileprivate func message(_ path: String) -> String {
    switch self {
    case .notFound: "\(path) is not there"
    case .notReadable(let why): "cannot read \(path): \(why)"
    case .notWritable(let why): "cannot write \(path): \(why)"
    case .notRecorded(.detail(let coin), _): "\(path) holds no details of \(coin)"
    case .notRecorded(.currency(let code), _): "\(path) holds no prices in \(code)"
    case .notRecorded(.category(let id), _): "\(path) holds no coins of the category \(id)"
    }
  }

  fileprivate var hint: String? {
    guard case .notRecorded(let what, let available) = self else { return nil }
    guard !available.isEmpty else { return "record them with --record" }
    let preposition = if case .currency = what { "in" } else { "of" }
    return "it has those \(preposition) \(available.listed(with: "and"))"
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  func listed(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// `a, b and c`; of more than `limit` the first ones: `a, b and 2 more`.
  func listed(first limit: Int) -> String {
    let others = count - limit
    guard others > 0 else { return listed(with: "and") }
    return (prefix(limit) + [others == 1 ? "one more" : "\(others) more"]).listed(with: "and")
  }
}

extension Double {
  /// Without a fraction when it is whole.
  fileprivate var shortest: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self) }
}
