/// Rows of cells under titles, each column as wide as its widest cell.
package struct Table {
  package struct Column {
    let title: String
    let alignment: StyledText.Alignment
    /// When the column leaves a table that is too wide, the lowest first; nil for one that stays.
    let dropOrder: Int?
    /// How narrow its cells may be cut; nil for a column that is never cut, as a number must not be.
    let minimum: Int?

    package init(_ title: String, _ alignment: StyledText.Alignment, dropOrder: Int? = nil, minimum: Int? = nil) {
      self.title = title
      self.alignment = alignment
      self.dropOrder = dropOrder
      self.minimum = minimum
    }
  }

  private static let gap = 2

  let columns: [Column]
  let rows: [[StyledText]]

  /// Creates a table; every row has a cell for each column.
  package init(columns: [Column], rows: [[StyledText]]) {
    self.columns = columns
    self.rows = rows
  }

  /// The title line and a line a row; nothing is cut and no column leaves where there is no width.
  package func lines(width: Int?, glyphs: Glyphs) -> [StyledText] {
    let natural = columns.indices.map { index in
      rows.reduce(TextWidth.of(columns[index].title)) { max($0, $1[index].width) }
    }
    guard let width else { return layout(columns.indices.map { ($0, natural[$0]) }, glyphs) }
    guard let fitted = fitted(natural, width) else { return stacked(width) }
    return layout(fitted, glyphs)
  }

  private typealias Fit = [(index: Int, width: Int)]

  /// The columns that stay and their widths; nil when not even the last of them fit.
  private func fitted(_ natural: [Int], _ width: Int) -> Fit? {
    var staying = Array(columns.indices)
    while true {
      let least = staying.map { index in columns[index].least(natural[index], width) }
      let excess = least.reduce(0, +) + Self.gap * (staying.count - 1) - width
      if excess <= 0 { return widened(zip(staying, least).map { ($0, $1) }, natural, by: -excess) }
      guard
        let leaving = staying.filter({ columns[$0].dropOrder != nil }).min(by: {
          (columns[$0].dropOrder ?? 0) < (columns[$1].dropOrder ?? 0)
        })
      else { return nil }
      staying.removeAll { $0 == leaving }
    }
  }

  /// Gives the room that is left back to the columns that were cut, cell by cell to the narrowest.
  private func widened(_ fit: Fit, _ natural: [Int], by room: Int) -> Fit {
    var fit = fit
    for _ in 0..<room {
      let cut = fit.indices.filter { fit[$0].width < natural[fit[$0].index] }
      guard let narrowest = cut.min(by: { fit[$0].width < fit[$1].width }) else { break }
      fit[narrowest].width += 1
    }
    return fit
  }

  private func layout(_ fit: Fit, _ glyphs: Glyphs) -> [StyledText] {
    let titles = columns.map { StyledText($0.title, .heading) }
    return [line(titles, fit, glyphs, \.edge)] + rows.map { line($0, fit, glyphs, \.alignment) }
  }

  private func line(
    _ cells: [StyledText], _ fit: Fit, _ glyphs: Glyphs, _ alignment: (Column) -> StyledText.Alignment
  ) -> StyledText {
    var line = StyledText()
    for (position, (index, width)) in fit.enumerated() {
      if position > 0 { line.appendSpaces(Self.gap) }
      line.append(
        cells[index].truncated(to: width, ellipsis: glyphs.ellipsis), paddedTo: width,
        alignment: alignment(columns[index]))
    }
    return line.trimmedAtEnd()
  }

  /// A terminal too narrow for a table: every value of a row beside its title, and an empty line between rows.
  private func stacked(_ width: Int) -> [StyledText] {
    let blocks = rows.map { row in
      zip(columns, row).flatMap { Paragraph.lines(label: $0.title, values: [$1], width: width) }
    }
    return Array(blocks.joined(separator: [StyledText()]))
  }
}

extension Table.Column {
  /// Where the column's title stands, whose first word is no sign.
  fileprivate var edge: StyledText.Alignment { alignment == .apart ? .right : alignment }

  /// The least width of the column in a table of that width.
  fileprivate func least(_ natural: Int, _ width: Int) -> Int {
    guard let minimum else { return natural }
    // A narrow terminal shortens names further before a whole column leaves.
    return min(natural, minimum, max(6, width / 5))
  }
}
