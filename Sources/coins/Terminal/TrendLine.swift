/// A series of values as a line of a few cells, each as high as its value.
struct TrendLine: Equatable, Sendable {
  /// One character a cell; a space where there is a gap.
  let text: String

  /// Draws `values`, oldest first, in at most `width` cells; nil when there is no value.
  ///
  /// Each cell shows the mean of its share of the values. A flat series lies in the middle.
  init?(_ values: [Double?], width: Int, glyphs: Glyphs) {
    let known = values.compactMap { $0 }.filter(\.isFinite)
    guard let low = known.min(), let high = known.max(), width > 0 else { return nil }
    let levels = glyphs.levels
    let cells = min(width, values.count)
    text = (0..<cells).map { cell in
      let share = values[cell * values.count / cells..<(cell + 1) * values.count / cells]
      let known = share.compactMap { $0 }.filter(\.isFinite)
      guard !known.isEmpty else { return " " }
      let mean = known.reduce(0) { $0 + $1 / Double(known.count) }
      return levels[Self.level(of: mean, low, high, levels.count)]
    }.joined()
  }

  private static func level(of value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
    let span = high / 2 - low / 2
    guard span > 0 else { return (count - 1) / 2 }
    return min(count - 1, max(0, Int(((value / 2 - low / 2) / span * Double(count - 1)).rounded())))
  }
}
