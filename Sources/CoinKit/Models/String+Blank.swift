extension String {
  /// The text without white space around it, or nil when nothing is left to see: the API writes blanks for what is
  /// missing.
  var nilIfBlank: String? {
    let scalars = unicodeScalars
    guard scalars.contains(where: { !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint }),
      let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    return String(scalars[start...end])
  }
}
