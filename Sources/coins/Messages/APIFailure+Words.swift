import CoinGecko
import Platform

extension APIFailure {
  /// What went wrong: one line, lower case, without a full stop; not yet sanitised.
  var message: String {
    switch self {
    case .notFound(let word): "no coin is called \"\(word)\""
    case .unknownCurrency(let code, let host): "\(host) knows no currency \"\(code)\""
    case .unauthorized(let problem, let host): problem.message(host)
    case .rateLimited(let host, _, _): "rate limited by \(host)"
    case .unreachable(let host, let problem): problem.message(host)
    case .badResponse(let host, let problem): problem.message(host)
    case .storage(let path, let problem): problem.message(path)
    case .unusableID(let id): "\"\(id)\" cannot be the id of a coin"
    }
  }

  /// What to do about it, or nil when nothing can be said.
  var hint: String? {
    switch self {
    case .notFound: "coins search lists what is there"
    case .unknownCurrency: "write a code such as usd, eur, gbp, jpy or btc"
    case .unauthorized(let problem, _): problem.hint
    case .rateLimited(_, let seconds, let hasKey):
      "try again in \(seconds) s" + (hasKey ? "" : ", or set \(demoKey) (a free key allows more calls)")
    case .unreachable(_, let problem): problem.hint
    case .badResponse(_, let problem): problem.hint
    case .storage(_, let problem): problem.hint
    case .unusableID: nil
    }
  }
}

private let demoKey = EnvironmentVariable.demoKey.rawValue
private let proKey = EnvironmentVariable.proKey.rawValue
private let baseURL = EnvironmentVariable.baseURL.rawValue

extension APIFailure.KeyProblem {
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
    case .missingOrWrong(hasKey: true): "check \(demoKey) or \(proKey): each plan has its own variable"
    case .missingOrWrong(hasKey: false): "set \(demoKey) or \(proKey)"
    case .planTooSmall: "set \(proKey) to the key of a paid plan"
    case .proKeyOnPublicHost: "set \(proKey), and unset \(demoKey) and \(baseURL)"
    case .demoKeyOnProHost: "set \(demoKey), and unset \(proKey) and \(baseURL)"
    case .timeRangeTooLong, .forbidden: nil
    }
  }
}

extension APIFailure.Unreachable {
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
    case .notHTTP: "could not ask \(host): it did not answer in HTTP"
    case .noNetwork: "could not ask \(host): there is no network"
    case .failed: "could not ask \(host): the connection failed"
    }
  }

  fileprivate var hint: String? {
    switch self {
    case .refused: "is the address right, and a proxy if one is set?"
    case .unresolvable: "check the network connection"
    case .tls: "check the clock, a proxy, and the certificates of this system"
    case .timedOut: "try again, or allow more with --timeout"
    case .redirected: "check \(baseURL)"
    case .reset, .cut, .server: "try again later"
    case .offline: "the cache holds no answer, so leave --offline out once"
    case .proxyLocked: "write them into the variable of the proxy, as in http://name:password@proxy:8080"
    case .notHTTP, .noNetwork, .failed: nil
    }
  }
}

extension APIFailure.BadResponse {
  fileprivate func message(_ host: String) -> String {
    switch self {
    case .notJSON: "the answer of \(host) is not JSON"
    case .arrayForObject: Self.broken(host, "an array instead of an object")
    case .objectForArray: Self.broken(host, "an object instead of an array")
    case .missingMember(let name): Self.broken(host, "an object without \"\(name)\"")
    case .otherCoin(let found, let asked): Self.broken(host, "the coin \"\(found)\" instead of \"\(asked)\"")
    case .tooManyRows(let count): Self.broken(host, "\(count) rows at once")
    case .otherThan(let expected): Self.broken(host, "something other than \(expected)")
    case .noUsableRow(let count): Self.broken(host, "\(count) rows without a usable coin")
    case .tooLarge(let limit): "the answer of \(host) is larger than \(limit / 1_048_576) MB"
    case .quotesKey: "the answer of \(host) quotes the key that was sent"
    case .status(let status, let words?): "\(host) answered with status \(status): \(words)"
    case .status(let status, nil): "\(host) answered with status \(status)"
    }
  }

  private static func broken(_ host: String, _ found: String) -> String {
    "the answer of \(host) is not what its API promises: \(found)"
  }

  fileprivate var hint: String? {
    switch self {
    case .notJSON, .status: "is \(baseURL) right, if it is set?"
    case .quotesKey: "is the key right, and \(baseURL) if it is set?"
    default: nil
    }
  }
}

extension APIFailure.StorageProblem {
  fileprivate func message(_ path: String) -> String {
    switch self {
    case .notFound: "\(path) is not there"
    case .notReadable(let fault): "cannot read \(path): \(fault.words)"
    case .notWritable(let fault): "cannot write \(path): \(fault.words)"
    case .notARecording: "cannot read \(path): it is not what --record writes"
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

extension Double {
  /// Without a fraction when it is whole.
  fileprivate var shortest: String { self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self) }
}
