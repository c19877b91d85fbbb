/// Groups of statistics, their labels and values in line across all groups.
struct StatisticGrid {
  struct Item {
    let label: String
    let value: StyledText
    let change: StyledText?
  }

  struct Group {
    let title: String
    let items: [Item]
  }

  /// From this width on two statistics stand in a line.
  private static let twoColumnWidth = 100
  private static let indent = 2
  private static let gap = 2

  let groups: [Group]

  /// The lines, an empty one between groups; one statistic a line where there is no width.
  func lines(width: Int?) -> [StyledText] {
    let blocks = groups.map { group in
      Paragraph.lines(StyledText(group.title, .heading), width: width) + lines(of: group.items, width)
    }
    return Array(blocks.joined(separator: [StyledText()]))
  }

  private func lines(of items: [Item], _ width: Int?) -> [StyledText] {
    guard let width else { return items.map { $0.line(labels, values, 0) } }
    if width >= Self.twoColumnWidth, 2 * itemWidth <= width {
      return stride(from: 0, to: items.count, by: 2).map { index in
        let left = items[index].line(labels, values, changes)
        return index + 1 < items.count ? left + items[index + 1].line(labels, values, 0) : left
      }
    }
    if itemWidth <= width { return items.map { $0.line(labels, values, 0) } }
    return items.flatMap { item in
      Paragraph.lines(StyledText.spaces(1) + StyledText(item.label), width: width)
        + Paragraph.lines(StyledText.spaces(2) + item.valueAndChange, width: width)
    }
  }

  private var allItems: [Item] { groups.flatMap(\.items) }
  private var labels: Int { allItems.map { TextWidth.of($0.label) }.max() ?? 0 }
  private var values: Int { allItems.map(\.value.width).max() ?? 0 }
  private var changes: Int { allItems.compactMap { $0.change?.width }.max() ?? 0 }
  private var itemWidth: Int { Self.indent + labels + Self.gap + values + Self.gap + changes }
}

extension StatisticGrid.Item {
  /// The statistic in one line; a change of no width ends it.
  fileprivate func line(_ labels: Int, _ values: Int, _ changes: Int) -> StyledText {
    var line = StyledText.spaces(2) + StyledText(label, .quiet).padded(to: labels) + .spaces(2)
    line += value.padded(to: values, alignment: .right)
    if let change { line += .spaces(2) + change.padded(to: changes) } else { line += .spaces(2 + changes) }
    return line
  }

  fileprivate var valueAndChange: StyledText {
    change.map { value + "  " + $0 } ?? value
  }
}
