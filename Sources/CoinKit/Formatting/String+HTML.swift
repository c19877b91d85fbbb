import Foundation

extension String {
  /// The text of an HTML description: without tags, entities decoded once, paragraphs parted by one empty line.
  ///
  /// A link keeps its text. Line ends of any kind become line feeds, and two or more of them one paragraph break; spaces
  /// at the ends of lines go. It takes time in proportion to the text.
  public var removingHTMLOccurrences: String {
    let lines = HTMLReader.text(of: self)
      .replacing("\r\n", with: "\n").replacing("\r", with: "\n").replacing("\t", with: " ")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    // Empty lines part paragraphs, however many there are; a single line end stays one.
    return lines.split(separator: "").map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }
}
