import Foundation

/// Where the API is asked, and with which key.
struct APIServer: Equatable, Sendable {
  static let publicBase = "https://api.coingecko.com/api/v3"

  /// Everything before an endpoint's path, without a slash at its end.
  let base: String
  /// Scheme, host and port: what a key must not leave.
  let origin: String
  /// The host, with its port when that is not the scheme's own, as messages name it.
  let host: String
  let key: APIKey?

  /// The server that `environment` asks for.
  ///
  /// - Throws: `Failure.usage` for a base that is not an http URL, or one that a key must not be sent to.
  init(_ environment: Environment) throws(Failure) {
    let key = try APIKey(environment)
    try self.init(base: environment.baseURL ?? key?.plan.defaultBase ?? Self.publicBase, key: key)
  }

  /// - Throws: `Failure.usage` as above.
  init(base: String, key: APIKey?) throws(Failure) {
    guard let parts = URLComponents(string: base), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let name = parts.host?.lowercased(), !name.isEmpty,
      parts.port.map({ (1...65_535).contains($0) }) ?? true, parts.query == nil, parts.fragment == nil,
      !base.contains(where: \.isWhitespace)
    else { throw Self.notAnAddress }
    guard parts.user == nil, parts.password == nil else {
      throw .usage("COINGECKO_BASE_URL holds a user name or a password", hint: "leave it out")
    }
    // Foundation on Linux asks no such host.
    guard !name.contains(":") else {
      throw .usage("COINGECKO_BASE_URL names its host by an IPv6 address", hint: "write a name, such as localhost")
    }
    guard key == nil || scheme == "https" || Self.isLoopback(name) else {
      throw .usage(
        "a key is not sent over plain http to \(name)", hint: "write https in COINGECKO_BASE_URL, or unset the key")
    }
    // Foundation on Linux knows schemes in lower case alone.
    self.base = String((scheme + base.dropFirst(scheme.count)).reversed().drop { $0 == "/" }.reversed())
    self.key = key
    host = name + (parts.port.map { ":\($0)" } ?? "")
    origin = "\(scheme)://\(host)"
  }

  /// The plan that answers count against.
  var tier: String { key?.plan.rawValue ?? "keyless" }

  /// The address of `endpoint`, percent-encoded.
  ///
  /// - Throws: `Failure.usage` for a path that would lead elsewhere.
  func url(for endpoint: Endpoint) throws(Failure) -> URL {
    for segment in endpoint.path where segment.allSatisfy({ $0 == "." }) {
      throw .usage("\"\(segment)\" cannot be the id of a coin")
    }
    guard let url = URL(string: "\(base)/\(endpoint.encodedPath)\(endpoint.encodedQuery)") else {
      throw Self.notAnAddress
    }
    return url
  }

  /// Does not repeat the address, since a key or a password may be in it.
  private static let notAnAddress = Failure.usage(
    "COINGECKO_BASE_URL is not the address of an API", hint: "write it like \(publicBase)")

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" { return true }
    let octets = host.split(separator: ".", omittingEmptySubsequences: false)
    return octets.count == 4 && octets[0] == "127" && octets.allSatisfy { UInt8($0) != nil }
  }
}
