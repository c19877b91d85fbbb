/// A series of values as a line of a few cells, each as high as its value.
package struct TrendLine: Equatable, Sendable {
  /// One character a cell; a space where there is a gap.
  package let text: String

  /// Draws `values`, oldest first, in at most `width` cells; nil when there is no value.
  ///
  /// The cells stand for moments at equal distances, from the first to the last, and each shows the value that is nearest
  /// to its own: a gap is where there is none up to halfway to the next. A flat series lies in the middle.
  package init?(_ values: [Double?], width: Int, glyphs: Glyphs) {
    let known = values.enumerated().compactMap { index, value in
      value.flatMap { $0.isFinite ? (index: index, value: $0) : nil }
    }
    guard let low = known.map(\.value).min(), let high = known.map(\.value).max(), width > 0 else { return nil }
    let levels = glyphs.levels
    let (lastCell, lastIndex) = (min(width, values.count) - 1, values.count - 1)
    text = (0...lastCell).map { cell in
      // In units of an index and of a cell at once, so that every distance is a whole number.
      let distance = { (index: Int) in abs(index * lastCell - cell * lastIndex) }
      guard let nearest = known.min(by: { distance($0.index) < distance($1.index) }),
        distance(nearest.index) * 2 <= lastIndex
      else { return " " }
      return levels[Self.level(of: nearest.value, low, high, levels.count)]
    }.joined()
  }

  private static func level(of value: Double, _ low: Double, _ high: Double, _ count: Int) -> Int {
    let span = high / 2 - low / 2
    guard span > 0 else { return (count - 1) / 2 }
    return min(count - 1, max(0, Int(((value / 2 - low / 2) / span * Double(count - 1)).rounded())))
  }
}
