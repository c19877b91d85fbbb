extension String {
  /// The plain text of a piece of HTML, such as a coin's description.
  ///
  /// Tags go and the text between them stays, so a link keeps its words. Comments, scripts and styles vanish. Paragraphs
  /// are parted by one blank line, `<br>` ends a line and `<li>` starts one with `- `. Entities are decoded once:
  /// `&amp;lt;` is `&lt;`. Every line end becomes a line feed, two or more of them one blank line; spaces at either end
  /// of a line are dropped.
  ///
  /// What only looks like HTML stays as it is: `a < b and c > d`, `<3`, `<your name>`, a tag without an end, and
  /// `&view=` in an address. The time it takes is proportional to the length of the text, whatever that holds.
  public var removingHTMLOccurrences: String {
    var reader = HTMLReader(Array(utf8))
    return reader.plainText()
  }
}
