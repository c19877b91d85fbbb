/// Why an address or a key cannot be used.
///
/// None of the cases repeats an address, since a key or a password may be in it.
package enum ServerProblem: Error, Equatable, Sendable {
  /// The key for this plan holds a space or a character that a key cannot have.
  case unusableKey(APIPlan)
  /// It is not the address of an API.
  case notAnAddress
  /// The address holds a user name or a password.
  case holdsPassword
  /// The address names its host by an IPv6 address.
  case namedByIPv6
  /// A key would go to this host over plain http.
  case keyOverPlainHTTP(host: String)
}
