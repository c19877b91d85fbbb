/// One line, or a part of one, on its way to a terminal or a pipe.
///
/// Making one sanitises the text, and nothing else leads to an output meant for people, so that nothing from outside
/// can reach a terminal as it came.
package struct StyledText: Equatable, Sendable {
  /// Text in one style; no span is empty, and neighbours differ in style.
  package struct Span: Equatable, Sendable {
    package fileprivate(set) var text: String
    package let style: Style
  }

  package private(set) var spans: [Span] = []
  /// In cells.
  package private(set) var width = 0

  package init(_ text: String = "", _ style: Style = .plain) {
    append(Sanitizer.cell(text), style)
  }

  /// The text without its styles.
  package var plain: String { spans.reduce(into: "") { $0 += $1.text } }

  package var isEmpty: Bool { spans.isEmpty }

  package static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout Self, right: Self) {
    for span in right.spans { left.append(span) }
    left.width += right.width
  }

  /// The line as it is written, without spaces at its end; colour changes nothing but the sequences between the text.
  package func rendered(usesColor: Bool) -> String {
    let line = trimmedAtEnd()
    return usesColor ? line.spans.reduce(into: "") { $0 += $1.style.applied(to: $1.text) } : line.plain
  }

  /// Adds text that is already clean.
  private mutating func append(_ text: String, _ style: Style) {
    append(Span(text: text, style: style))
    width += TextWidth.of(text)
  }

  /// Adds a character that is clean already and takes so many cells.
  mutating func append(_ character: Character, _ style: Style, width: Int) {
    if spans.last?.style != style { spans.append(Span(text: "", style: style)) }
    spans[spans.count - 1].text.append(character)
    self.width += width
  }

  private mutating func append(_ span: Span) {
    guard !span.text.isEmpty else { return }
    if spans.last?.style == span.style {
      spans[spans.count - 1].text += span.text
    } else {
      spans.append(span)
    }
  }
}

extension StyledText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension StyledText {
  package enum Alignment: Equatable, Sendable {
    case left, right
    /// The first word at the left edge and the rest at the right one, as a sign and its number; one word at the right.
    case apart
  }

  /// The text filled up with spaces to `width` cells; a longer one as it is.
  package func padded(to width: Int, alignment: Alignment = .left) -> Self {
    var padded = Self()
    padded.append(self, paddedTo: width, alignment: alignment)
    return padded
  }

  /// Adds `text` filled up with spaces to `width` cells; a longer one as it is.
  package mutating func append(_ text: Self, paddedTo width: Int, alignment: Alignment) {
    let missing = width - text.width
    guard missing > 0 else { return self += text }
    switch alignment {
    case .left:
      self += text
      appendSpaces(missing)
    case .right:
      appendSpaces(missing)
      self += text
    case .apart: self += text.spread(by: missing)
    }
  }

  /// The text with so many spaces more where its first one is, or else before it.
  private func spread(by count: Int) -> Self {
    for (index, span) in spans.enumerated() {
      guard let space = span.text.utf8.firstIndex(of: UInt8(ascii: " ")) else { continue }
      var result = self
      result.spans[index].text.insert(contentsOf: Self.blank(count), at: space)
      result.width += count
      return result
    }
    return .spaces(count) + self
  }

  /// The text in at most `width` cells, with an ellipsis where something was cut off.
  ///
  /// Cuts between grapheme clusters. Where there is no room for the ellipsis, the text is cut without one.
  package func truncated(to width: Int, ellipsis: String) -> Self {
    guard self.width > width else { return self }
    let room = width - TextWidth.of(ellipsis)
    guard room > 0 else { return prefix(cells: width) }
    var shortened = prefix(cells: room).trimmedAtEnd()
    shortened.append(ellipsis, shortened.spans.last?.style ?? .plain)
    return shortened
  }

  /// As many whole clusters from the start as fit into `width` cells.
  package func prefix(cells width: Int) -> Self {
    var room = width
    var result = Self()
    for span in spans {
      let end = span.text.firstIndex { character in
        room -= TextWidth.of(character)
        return room < 0
      }
      result.append(String(span.text[..<(end ?? span.text.endIndex)]), span.style)
      if end != nil { break }
    }
    return result
  }

  /// The text without the white space at its end.
  package func trimmedAtEnd() -> Self {
    guard spans.last?.text.last?.isWhitespace == true else { return self }
    var result = self
    while let last = result.spans.popLast() {
      result.width -= TextWidth.of(last.text)
      guard let end = last.text.lastIndex(where: { !$0.isWhitespace }) else { continue }
      result.append(String(last.text[...end]), last.style)
      break
    }
    return result
  }

  /// A text of so many plain spaces; empty when there are to be fewer than one.
  package static func spaces(_ count: Int) -> Self {
    var spaces = Self()
    spaces.appendSpaces(count)
    return spaces
  }

  /// Adds so many plain spaces; none when there are to be fewer than one.
  mutating func appendSpaces(_ count: Int) {
    guard count > 0 else { return }
    append(Span(text: Self.blank(count), style: .plain))
    width += count
  }

  /// So many spaces; `String(repeating:count:)` appends them one by one.
  private static func blank(_ count: Int) -> String {
    String(unsafeUninitializedCapacity: count) { bytes in
      bytes.initialize(repeating: UInt8(ascii: " "))
      return count
    }
  }
}

extension Sequence<StyledText> {
  /// The lines as they are written, each with its line end.
  package func rendered(usesColor: Bool) -> String {
    reduce(into: "") { $0 += $1.rendered(usesColor: usesColor) + "\n" }
  }
}
