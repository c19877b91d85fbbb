extension String {
  /// The text without white space around it when it is an address on the web, or else nil.
  ///
  /// That is http or https with a host, and nothing that is white or invisible within: what makers of coins write where
  /// an address belongs may be a script, two addresses, or a forged one.
  var webAddress: String? {
    guard let address = nilIfBlank, !address.unicodeScalars.contains(where: \.isWhiteOrInvisible),
      let scheme = ["http://", "https://"].first(where: address.lowercased().hasPrefix)
    else { return nil }
    let authority = address.dropFirst(scheme.count).prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last?.prefix { $0 != ":" }
    return host?.isEmpty == false ? address : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isWhiteOrInvisible: Bool {
    properties.isWhitespace || [.control, .format].contains(properties.generalCategory)
  }
}
