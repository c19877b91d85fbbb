/// A field of dots, several to a cell, that lines are drawn on.
///
/// With Unicode a cell has two by four dots, as braille patterns (U+2800…28FF) have; in ASCII one by two.
package struct ChartCanvas {
  let glyphs: Glyphs
  /// In dots.
  package let width: Int
  /// In dots.
  package let height: Int
  private let columns: Int
  private var cells: [[UInt8]]

  /// An empty canvas of that many cells.
  package init(columns: Int, rows: Int, glyphs: Glyphs) {
    self.glyphs = glyphs
    self.columns = columns
    width = columns * Self.dots(glyphs).across
    height = rows * Self.dots(glyphs).down
    cells = Array(repeating: Array(repeating: 0, count: columns), count: rows)
  }

  /// Draws from point to point; a single one is a dot.
  package mutating func draw(_ points: [(x: Int, y: Int)]) {
    if let first = points.first { setDot(first.x, first.y) }
    for (start, end) in zip(points, points.dropFirst()) { drawLine(from: start, to: end) }
  }

  /// The cell that a dot lies in.
  package func cell(x: Int, y: Int) -> (column: Int, row: Int) {
    (x / Self.dots(glyphs).across, y / Self.dots(glyphs).down)
  }

  /// A text for each row of cells, all `columns` wide.
  package var lines: [String] {
    cells.map { row in row.map { glyphs == .unicode ? Self.braille($0) : Self.ascii($0) }.joined() }
  }

  private static func dots(_ glyphs: Glyphs) -> (across: Int, down: Int) {
    glyphs == .unicode ? (2, 4) : (1, 2)
  }

  private mutating func setDot(_ x: Int, _ y: Int) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let dots = Self.dots(glyphs)
    cells[y / dots.down][x / dots.across] |= 1 << UInt8((y % dots.down) * dots.across + x % dots.across)
  }

  /// Draws a straight line by Bresenham's algorithm, published in 1965.
  private mutating func drawLine(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let distance = (x: abs(end.x - start.x), y: -abs(end.y - start.y))
    let step = (x: start.x < end.x ? 1 : -1, y: start.y < end.y ? 1 : -1)
    var (x, y) = start
    var error = distance.x + distance.y
    while true {
      setDot(x, y)
      if x == end.x && y == end.y { return }
      let doubled = 2 * error
      if doubled >= distance.y { (error, x) = (error + distance.y, x + step.x) }
      if doubled <= distance.x { (error, y) = (error + distance.x, y + step.y) }
    }
  }

  /// Dots are numbered row by row here; Unicode numbers the left column, then the right one, then the lowest row.
  private static func braille(_ dots: UInt8) -> String {
    guard dots != 0 else { return " " }
    let bits: [UInt32] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]
    let pattern = bits.indices.reduce(UInt32(0)) { dots & (1 << UInt8($1)) == 0 ? $0 : $0 | bits[$1] }
    return Unicode.Scalar(0x2800 + pattern).map { String(Character($0)) } ?? " "
  }

  private static func ascii(_ dots: UInt8) -> String {
    switch dots {
    case 0: " "
    case 1: "'"
    case 2: "."
    default: ":"
    }
  }
}
