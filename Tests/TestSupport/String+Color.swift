extension String {
  /// The text without the sequences that set colours.
  package var withoutColor: String {
    replacing(#/\u{1B}\[[0-9]*m/#, with: "")
  }
}
