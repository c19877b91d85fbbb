import Foundation

/// Where the API is asked, and with which key.
package struct APIServer: Equatable, Sendable {
  /// Everything before the path of a question, without a slash at its end.
  package let base: String
  /// Scheme, host and port: what a key must not leave.
  let origin: String
  /// The host, with its port when that is not the scheme's own, as messages name it.
  package let host: String
  /// Nil when there is none to be sent.
  package let key: APIKey?

  /// The server at `base`, or else the one that answers to keys of this plan.
  ///
  /// - Throws: `ServerProblem` for a base that is not an http URL, or one that a key must not be sent to.
  package init(base: String? = nil, key: APIKey? = nil) throws(ServerProblem) {
    let base = base ?? Self.defaultBase(of: key?.plan)
    guard let parts = URLComponents(string: base), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let name = parts.host?.lowercased(), !name.isEmpty,
      parts.port.map({ (1...65_535).contains($0) }) ?? true, parts.query == nil, parts.fragment == nil,
      !base.contains(where: \.isWhitespace), URL(string: base) != nil
    else { throw .notAnAddress }
    guard parts.user == nil, parts.password == nil else { throw .holdsPassword }
    // Foundation on Linux asks no such host.
    guard !name.contains(":") else { throw .namedByIPv6 }
    guard key == nil || scheme == "https" || Self.isLoopback(name) else { throw .keyOverPlainHTTP(host: name) }
    // Foundation on Linux knows schemes in lower case alone.
    self.base = String((scheme + base.dropFirst(scheme.count)).reversed().drop { $0 == "/" }.reversed())
    self.key = key
    host = name + (parts.port.map { ":\($0)" } ?? "")
    origin = "\(scheme)://\(host)"
  }

  /// The plan that answers count against.
  var tier: String { key?.plan.rawValue ?? "keyless" }

  /// The address of `target`, percent-encoded.
  ///
  /// - Throws: `APIFailure.unusableID` for a path that would lead elsewhere.
  func url(of target: Target) throws(APIFailure) -> URL {
    try target.checkPath()
    guard let url = URL(string: "\(base)/\(target.encodedPath)\(target.encodedQuery)") else {
      throw .unusableID(target.path.last ?? "")
    }
    return url
  }

  /// The address that a plan's keys belong to; that of the public when there is none.
  package static func defaultBase(of plan: APIPlan?) -> String {
    switch plan {
    case .pro: "https://pro-api.coingecko.com/api/v3"
    case .demo, nil: "https://api.coingecko.com/api/v3"
    }
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    return octets.count == 4 && octets[0] == "127" && octets.allSatisfy { UInt8($0) != nil }
  }
}
