/// Breaks a text into lines: at spaces, between wide characters, and inside a word only when it is wider than a line.
///
/// Spaces in a row count as one, and a line neither begins nor ends with them, but for the very first, which may begin so.
struct LineWrapper {
  private struct Cell {
    let character: Character
    let style: Style
    let width: Int

    var isSpace: Bool { character == " " }
  }

  /// Those that belong to the number behind them.
  private static let signs = Glyphs.allCases.flatMap { [$0.rise, $0.fall] }.compactMap(\.first)

  /// The cells of each line but the first, which has `hang` more.
  private let width: Int
  private let hang: Int
  private var lines: [StyledText] = []
  private var line: [Cell] = []
  private var lineWidth = 0
  /// How many cells of the line stay on it when it is broken.
  private var lastBreak: Int?

  /// The lines of `text`, the first `width` cells wide at most, the others `hang` fewer.
  static func lines(of text: StyledText, width: Int, hang: Int) -> [StyledText] {
    var wrapper = Self(width: max(1, width - hang), hang: hang)
    for span in text.spans {
      for character in span.text { wrapper.add(character, span.style) }
    }
    return wrapper.finish()
  }

  private init(width: Int, hang: Int) {
    self.width = width
    self.hang = hang
  }

  private var room: Int { (lines.isEmpty ? width + hang : width) - lineWidth }

  private mutating func add(_ character: Character, _ style: Style) {
    var cell = Cell(character: character, style: style, width: TextWidth.of(character))
    if cell.width > width { cell = Cell(character: "\u{FFFD}", style: style, width: 1) }
    guard !(cell.isSpace && line.last?.isSpace ?? !lines.isEmpty) else { return }
    if let last = line.last, !last.isSpace, last.width == 2 || cell.width == 2 { lastBreak = line.count }
    // A space behind a full line is the break itself.
    if cell.width > room, cell.isSpace, !endsWithSign { return breakLine(at: line.count) }
    while cell.width > room { breakLine(at: lastBreak ?? line.count) }
    guard !(cell.isSpace && line.isEmpty && !lines.isEmpty) else { return }
    let partsWords = cell.isSpace && !endsWithSign
    line.append(cell)
    lineWidth += cell.width
    // What hangs gains nothing by leaving the bullet's line.
    if partsWords, !lines.isEmpty || lineWidth > hang { lastBreak = line.count }
  }

  /// Whether the line's last word is a sign alone.
  private var endsWithSign: Bool {
    guard let last = line.last, Self.signs.contains(last.character) else { return false }
    return line.dropLast().last?.isSpace ?? true
  }

  private mutating func breakLine(at index: Int) {
    var text = StyledText()
    for cell in line[..<index] { text.append(cell.character, cell.style, width: cell.width) }
    lines.append(text.trimmedAtEnd())
    line.removeFirst(index)
    lineWidth = line.reduce(0) { $0 + $1.width }
    lastBreak = nil
  }

  private mutating func finish() -> [StyledText] {
    if !line.isEmpty { breakLine(at: line.count) }
    return lines
  }
}
