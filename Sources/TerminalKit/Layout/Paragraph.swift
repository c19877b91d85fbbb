/// Text laid out in lines of a width.
package enum Paragraph {
  /// The lines of a text whose own line ends stay; not wrapped where there is no width.
  package static func lines(_ text: String, width: Int?, indent: Int = 0, style: Style = .plain) -> [StyledText] {
    Sanitizer.paragraph(text).split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(StyledText(String($0), style), width: width, indent: indent) }
  }

  /// One line of text, wrapped: at spaces, between wide characters, and inside a word only when it is wider than the
  /// line.
  ///
  /// Spaces in a row count as one when it is wrapped, and those at the end of a line are dropped in any case. A sign that
  /// tells a direction stays with its number, and the lines of a list item hang behind its bullet or number.
  ///
  /// - Parameter indent: Spaces before each line; a narrow terminal gets fewer, so that room for words is left.
  package static func lines(_ text: StyledText, width: Int?, indent: Int = 0) -> [StyledText] {
    let text = text.trimmedAtEnd()
    guard let width else { return [.spaces(indent) + text] }
    let indent = min(indent, width / 10)
    let room = max(1, width - indent)
    guard text.width > room else { return [.spaces(indent) + text] }
    let hang = min(hang(of: text.plain), room / 4)
    return LineWrapper.lines(of: text, width: room, hang: hang).enumerated().map { index, line in
      .spaces(index == 0 ? indent : indent + hang) + line
    }
  }

  /// The cells of the bullet or number that a list item begins with, and of a space on either side of it; 0 for other text.
  private static func hang(of text: String) -> Int {
    let words = text.drop { $0 == " " }
    let marker = words.prefix { $0 != " " }
    guard marker.endIndex < words.endIndex, isBullet(marker) || isNumber(marker) else { return 0 }
    return (text.first == " " ? 1 : 0) + TextWidth.of(marker) + 1
  }

  private static func isBullet(_ word: Substring) -> Bool { ["-", "*", "•", "‣", "◦", "–"].contains(word) }

  /// Whether the word counts an item, as `1.` or `12)` does; longer ones are years.
  private static func isNumber(_ word: Substring) -> Bool {
    guard let end = word.last, end == "." || end == ")" else { return false }
    return (1...3).contains(word.dropLast().count) && word.dropLast().allSatisfy { $0.isASCII && $0.isNumber }
  }

  /// Plain text wrapped between words alone, so that one wider than the line stays whole.
  package static func unbrokenLines(_ text: String, width: Int) -> [String] {
    // Comparing whole characters would normalise each, which takes long where one has thousands of marks.
    unbrokenLines(text.unicodeScalars.split(separator: " ").map { String($0) }, width: width)
  }

  /// Phrases one behind the other, as many to a line as fit; none is ever broken.
  package static func unbrokenLines(_ phrases: [String], width: Int) -> [String] {
    var lines: [String] = []
    var room = 0
    for phrase in phrases {
      let needed = TextWidth.of(phrase)
      if let last = lines.indices.last, needed < room {
        lines[last] += " " + phrase
        room -= 1 + needed
      } else {
        lines.append(phrase)
        room = width - needed
      }
    }
    return lines
  }

  /// Parts in one line where they fit into it, else each in lines of its own.
  package static func lines(
    joining parts: [StyledText], separator: StyledText = .spaces(2), width: Int?
  ) -> [StyledText] {
    let line = parts.dropFirst().reduce(into: parts.first ?? StyledText()) { line, part in
      line += separator
      line += part
    }
    guard let width, line.width > width else { return [line] }
    return parts.flatMap { lines($0, width: width) }
  }

  /// A label at the left edge and what belongs to it at the right one, below each other where they do not fit in a line.
  package static func lines(label: String, values: [StyledText], width: Int, indent: Int = 0) -> [StyledText] {
    let label = StyledText(label)
    let values = lines(joining: values, width: width)
    let room = width - indent - label.width
    if values.count == 1, values[0].width + 2 <= room {
      return [.spaces(indent) + label + values[0].padded(to: room, alignment: .right)]
    }
    return lines(label, width: width, indent: indent) + values.map { $0.padded(to: width, alignment: .right) }
  }
}
