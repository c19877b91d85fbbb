extension String {
  /// With a capital letter and a full stop, safe in a line of mdoc.
  var sentence: String { (prefix(1).uppercased() + dropFirst() + ".").mdocText }

  /// Whole sentences, each on a line of its own, as mdoc wants them.
  var mdocSentences: String { mdocText.replacing(". ", with: ".\n") }

  /// Safe in a line of mdoc, and the same characters on every device: a plain dash could come out as a hyphen.
  package var mdocText: String {
    let escaped = map { Self.mdocEscapes[$0] ?? String($0) }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private static let mdocEscapes: [Character: String] = [
    "\\": "\\e", "-": "\\-", "~": "\\(ti", "^": "\\(ha", "`": "\\(ga", "'": "\\(aq",
  ]
}
