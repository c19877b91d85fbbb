/// Groups of statistics, their labels and values in line across all groups.
package struct StatisticGrid {
  package struct Item {
    let label: String
    let value: StyledText
    let change: StyledText?

    package init(label: String, value: StyledText, change: StyledText? = nil) {
      self.label = label
      self.value = value
      self.change = change
    }
  }

  package struct Group {
    let title: String
    let items: [Item]

    package init(title: String, items: [Item]) {
      self.title = title
      self.items = items
    }
  }

  /// From this width on two statistics stand in a line.
  private static let twoColumnWidth = 100
  fileprivate static let gap = 2

  let groups: [Group]

  package init(groups: [Group]) {
    self.groups = groups
  }

  /// The lines, an empty one between groups; one statistic a line where there is no width.
  package func lines(width: Int?) -> [StyledText] {
    let blocks = groups.map { group in
      Paragraph.lines(StyledText(group.title, .heading), width: width) + lines(of: group.items, width)
    }
    return Array(blocks.joined(separator: [StyledText()]))
  }

  private func lines(of items: [Item], _ width: Int?) -> [StyledText] {
    let column = Column(groups.flatMap(\.items))
    guard let width else { return items.map(column.line) }
    let (left, right) = (Column(groups.flatMap { $0.items.side(0) }), Column(groups.flatMap { $0.items.side(1) }))
    if width >= Self.twoColumnWidth, left.width + Self.gap + right.width <= width {
      let texts = (items.side(0).map(left.line), items.side(1).map(right.line) + [StyledText()])
      return zip(texts.0, texts.1).map { $0.padded(to: left.width + Self.gap) + $1 }
    }
    if column.width <= width { return items.map(column.line) }
    return items.flatMap { item in
      Paragraph.lines(
        label: item.label, values: [item.value, item.change].compactMap { $0 }, width: width, indent: Self.gap)
    }
  }
}

extension StatisticGrid {
  /// The widths that statistics under each other share.
  fileprivate struct Column {
    private let labels: Int
    private let values: Int
    private let changes: Int

    init(_ items: [Item]) {
      labels = items.map { TextWidth.of($0.label) }.max() ?? 0
      values = items.map(\.value.width).max() ?? 0
      changes = items.compactMap { $0.change?.width }.max() ?? 0
    }

    var width: Int { 2 * gap + labels + values + (changes > 0 ? gap + changes : 0) }

    func line(_ item: Item) -> StyledText {
      let label = StyledText(item.label).padded(to: labels)
      let line = .spaces(gap) + label + .spaces(gap) + item.value.padded(to: values, alignment: .right)
      return item.change.map { line + .spaces(gap) + $0.padded(to: changes, alignment: .apart) } ?? line
    }
  }
}

extension [StatisticGrid.Item] {
  /// Those that stand left (0) or right (1) where two share a line.
  fileprivate func side(_ remainder: Int) -> [Element] {
    indices.filter { $0 % 2 == remainder }.map { self[$0] }
  }
}
