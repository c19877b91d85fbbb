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
  /// Spaces in a row count as one when it is wrapped, and those at the end of a line are dropped in any case.
  ///
  /// - Parameter indent: Spaces before each line; a narrow terminal gets fewer, so that room for words is left.
  package static func lines(_ text: StyledText, width: Int?, indent: Int = 0) -> [StyledText] {
    let text = text.trimmedAtEnd()
    guard let width else { return [.spaces(indent) + text] }
    let indent = min(indent, width / 10)
    guard text.width > width - indent else { return [.spaces(indent) + text] }
    var wrapper = Wrapper(width: max(1, width - indent))
    for span in text.spans {
      for character in span.text { wrapper.add(character, span.style) }
    }
    return wrapper.finish().map { .spaces(indent) + $0 }
  }

  /// Plain text wrapped between words alone, so that one wider than the line stays whole.
  package static func unbrokenLines(_ text: String, width: Int) -> [String] {
    unbrokenLines(text.split(separator: " ").map(String.init), width: width)
  }

  /// Phrases one behind the other, as many to a line as fit; none is ever broken.
  package static func unbrokenLines(_ phrases: [String], width: Int) -> [String] {
    phrases.reduce(into: []) { lines, word in
      if let last = lines.last, TextWidth.of(last) + 1 + TextWidth.of(word) <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
  }

  /// Parts in one line where they fit into it, else each in lines of its own.
  package static func lines(
    joining parts: [StyledText], separator: StyledText = .spaces(2), width: Int?
  ) -> [StyledText] {
    let line = parts.dropFirst().reduce(parts.first ?? StyledText()) { $0 + separator + $1 }
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

  private struct Wrapper {
    struct Cell {
      let character: Character
      let style: Style
      let width: Int
    }

    let width: Int
    private var lines: [StyledText] = []
    private var line: [Cell] = []
    private var lineWidth = 0
    /// How many cells of the line stay on it when it is broken.
    private var lastBreak: Int?

    init(width: Int) {
      self.width = width
    }

    mutating func add(_ character: Character, _ style: Style) {
      guard character != " " || line.last?.character != " " else { return }
      var cell = Cell(character: character, style: style, width: TextWidth.of(character))
      if cell.width > width { cell = Cell(character: "\u{FFFD}", style: style, width: 1) }
      if let last = line.last, last.character != " ", last.width == 2 || cell.width == 2 { lastBreak = line.count }
      if lineWidth + cell.width > width {
        // A space at the end of a full line is the break itself.
        if character == " " { return breakLine(at: line.count) }
        breakLine(at: lastBreak ?? line.count)
      }
      guard !(cell.character == " " && line.isEmpty && !lines.isEmpty) else { return }
      line.append(cell)
      lineWidth += cell.width
      if cell.character == " " { lastBreak = line.count }
    }

    mutating func finish() -> [StyledText] {
      if !line.isEmpty { breakLine(at: line.count) }
      return lines
    }

    private mutating func breakLine(at index: Int) {
      let text = line.prefix(index).reduce(into: StyledText()) { $0 += StyledText(String($1.character), $1.style) }
      lines.append(text.trimmedAtEnd())
      line.removeFirst(index)
      lineWidth = line.reduce(0) { $0 + $1.width }
      lastBreak = nil
    }
  }
}
