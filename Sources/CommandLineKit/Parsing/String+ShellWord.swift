extension String {
  /// The text as one word of a POSIX shell or of zsh or fish, in quotes only where one would take it apart.
  package var asShellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/@+".contains($0) }
    return isPlain ? self : asQuotedShellWord
  }

  /// The text as one word of a POSIX shell, in quotes.
  package var asQuotedShellWord: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }
}
