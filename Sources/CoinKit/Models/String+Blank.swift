extension String {
  /// The text without white space around it, or nil when nothing is left to see: the API writes blanks for what is
  /// missing.
  var nilIfBlank: String? {
    let scalars = unicodeScalars
    guard scalars.contains(where: { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint }),
      let start = scalars.firstIndex(where: { !$0.isWhite }), let end = scalars.lastIndex(where: { !$0.isWhite })
    else { return nil }
    return String(scalars[start...end])
  }
}

extension Unicode.Scalar {
  /// Whether it is white space, also the kind without a width.
  fileprivate var isWhite: Bool { properties.isWhitespace || self == "\u{200B}" }
}
