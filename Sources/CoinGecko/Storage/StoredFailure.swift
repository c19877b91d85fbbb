/// A failure as it is kept on disk: a flat object that stays the same however the cases in the code are called.
///
/// Only failures of asking are kept; those of files and of what people write concern one run alone.
struct StoredFailure: Codable, Equatable {
  /// Which failure it is, such as `timed_out`.
  let code: String
  /// Who was asked.
  var host: String?
  /// The server's own words, or what was found in its answer.
  var message: String?
  /// Seconds, a status or a count.
  var number: Double?
  /// What was asked about.
  var word: String?
  /// Whether a key was sent, where that changes what can be done.
  var hasKey: Bool?
}

extension StoredFailure {
  /// Nil for a failure that is not kept.
  init?(_ failure: APIFailure) {
    switch failure {
    case .notFound(let word): self.init(code: "not_found", word: word)
    case .unknownCurrency(let code, let host): self.init(code: "unknown_currency", host: host, word: code)
    case .unauthorized(let problem, let host):
      self.init(problem)
      self.host = host
    case .rateLimited(let host, let seconds, let hasKey):
      self.init(code: "rate_limited", host: host, number: Double(seconds), hasKey: hasKey)
    case .unreachable(let host, let problem):
      self.init(problem)
      self.host = host
    case .badResponse(let host, let problem):
      self.init(problem)
      self.host = host
    case .storage, .unusableID: return nil
    }
  }

  /// What was kept; nil for one of another shape, or of a code that nobody knows.
  var failure: APIFailure? {
    if code == "not_found" { return word.map(APIFailure.notFound) }
    guard let host else { return nil }
    switch code {
    case "unknown_currency": return word.map { .unknownCurrency($0, host: host) }
    case "rate_limited": return whole.map { .rateLimited(host: host, retryAfter: $0, hasKey: hasKey ?? false) }
    default:
      return keyProblem.map { .unauthorized($0, host: host) } ?? unreachable.map { .unreachable(host: host, $0) }
        ?? badResponse.map { .badResponse(host: host, $0) }
    }
  }

  private var whole: Int? { number.flatMap { Int(exactly: $0) } }
}

extension StoredFailure {
  private init(_ problem: APIFailure.KeyProblem) {
    switch problem {
    case .missingOrWrong(let hasKey): self.init(code: "key_missing_or_wrong", hasKey: hasKey)
    case .planTooSmall: self.init(code: "plan_too_small")
    case .proKeyOnPublicHost: self.init(code: "pro_key_on_public_host")
    case .demoKeyOnProHost: self.init(code: "demo_key_on_pro_host")
    case .timeRangeTooLong: self.init(code: "time_range_too_long")
    case .forbidden(let words): self.init(code: "forbidden", message: words)
    }
  }

  private var keyProblem: APIFailure.KeyProblem? {
    switch code {
    case "key_missing_or_wrong": .missingOrWrong(hasKey: hasKey ?? false)
    case "plan_too_small": .planTooSmall
    case "pro_key_on_public_host": .proKeyOnPublicHost
    case "demo_key_on_pro_host": .demoKeyOnProHost
    case "time_range_too_long": .timeRangeTooLong
    case "forbidden": .forbidden(message)
    default: nil
    }
  }
}

extension StoredFailure {
  private init(_ problem: APIFailure.Unreachable) {
    switch problem {
    case .refused: self.init(code: "refused")
    case .unresolvable: self.init(code: "unresolvable")
    case .reset: self.init(code: "reset")
    case .tls: self.init(code: "tls")
    case .timedOut(let seconds): self.init(code: "timed_out", number: seconds)
    case .cut: self.init(code: "cut")
    case .redirected(let status): self.init(code: "redirected", number: Double(status))
    case .server(let status): self.init(code: "server", number: Double(status))
    case .offline: self.init(code: "offline")
    case .proxyLocked: self.init(code: "proxy_locked")
    case .notHTTP: self.init(code: "not_http")
    case .noNetwork: self.init(code: "no_network")
    case .failed: self.init(code: "failed")
    }
  }

  private var unreachable: APIFailure.Unreachable? {
    switch code {
    case "refused": .refused
    case "unresolvable": .unresolvable
    case "reset": .reset
    case "tls": .tls
    case "timed_out": number.map { .timedOut(seconds: $0) }
    case "cut": .cut
    case "redirected": whole.map { .redirected(status: $0) }
    case "server": whole.map { .server(status: $0) }
    case "offline": .offline
    case "proxy_locked": .proxyLocked
    case "not_http": .notHTTP
    case "no_network": .noNetwork
    case "failed": .failed
    default: nil
    }
  }
}

extension StoredFailure {
  private init(_ problem: APIFailure.BadResponse) {
    switch problem {
    case .notJSON: self.init(code: "not_json")
    case .arrayForObject: self.init(code: "array_for_object")
    case .objectForArray: self.init(code: "object_for_array")
    case .missingMember(let name): self.init(code: "missing_member", message: name)
    case .otherCoin(let found, let asked): self.init(code: "other_coin", message: found, word: asked)
    case .tooManyRows(let count): self.init(code: "too_many_rows", number: Double(count))
    case .otherThan(let expected): self.init(code: "unexpected", message: expected)
    case .noUsableRow(let count): self.init(code: "no_usable_row", number: Double(count))
    case .tooLarge(let limit): self.init(code: "too_large", number: Double(limit))
    case .quotesKey: self.init(code: "quotes_key")
    case .status(let status, let words): self.init(code: "status", message: words, number: Double(status))
    }
  }

  private var badResponse: APIFailure.BadResponse? {
    switch code {
    case "not_json": .notJSON
    case "array_for_object": .arrayForObject
    case "object_for_array": .objectForArray
    case "missing_member": message.map { .missingMember($0) }
    case "other_coin": message.flatMap { found in word.map { .otherCoin(found: found, asked: $0) } }
    case "too_many_rows": whole.map { .tooManyRows($0) }
    case "unexpected": message.map { .otherThan(expected: $0) }
    case "no_usable_row": whole.map { .noUsableRow(of: $0) }
    case "too_large": whole.map { .tooLarge(limit: $0) }
    case "quotes_key": .quotesKey
    case "status": whole.map { .status($0, message) }
    default: nil
    }
  }
}
