/// Which version of the tool this is, and how it introduces itself.
enum Version {
  static let current = "0.1.0"

  /// The API answers 403 to a request that does not describe its sender.
  static let userAgent = "coins/\(current) (command-line coin detail tool)"
}
