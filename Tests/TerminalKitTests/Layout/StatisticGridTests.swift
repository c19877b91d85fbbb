import Testing

@testable import TerminalKit

@Suite struct StatisticGridTests {
  private static let grid = StatisticGrid(groups: [
    .init(
      title: "Overview",
      items: [
        .init(label: "Current Price", value: "$92,979.00", change: "+1.46%"),
        .init(label: "Rank", value: "1", change: nil),
        .init(label: "Volume", value: "$115.18Bn", change: nil),
      ]),
    .init(title: "Supply", items: [.init(label: "Total", value: "19,950,440", change: nil)]),
  ])

  @Test(arguments: [nil, 35, 80, 99]) func `one statistic stands in a line, its value under the others`(width: Int?) {
    #expect(
      Self.grid.lines(width: width).map(\.plain) == [
        "Overview",
        "  Current Price  $92,979.00  +1.46%",
        "  Rank                    1",
        "  Volume          $115.18Bn",
        "",
        "Supply",
        "  Total          19,950,440",
      ])
  }

  @Test func `signs are in line`() {
    let items = [("24h", "▲ +1.46%"), ("Week", "▼ -12.00%")].map { label, change in
      StatisticGrid.Item(label: label, value: "$1.00", change: StyledText(change))
    }
    #expect(
      StatisticGrid(groups: [.init(title: "Changes", items: items)]).lines(width: 80).map(\.plain) == [
        "Changes", "  24h   $1.00  ▲  +1.46%", "  Week  $1.00  ▼ -12.00%",
      ])
  }

  @Test(arguments: [100, 200]) func `a wide terminal has two in a line`(width: Int) {
    #expect(
      Self.grid.lines(width: width).map { $0.trimmedAtEnd().plain } == [
        "Overview",
        "  Current Price  $92,979.00  +1.46%    Rank  1",
        "  Volume          $115.18Bn",
        "",
        "Supply",
        "  Total          19,950,440",
      ])
  }

  @Test func `where a column is too wide, values stand at the right edge or below`() {
    #expect(
      Self.grid.lines(width: 24).map(\.plain) == [
        "Overview",
        "  Current Price",
        "      $92,979.00  +1.46%",
        "  Rank                 1",
        "  Volume       $115.18Bn",
        "",
        "Supply",
        "  Total       19,950,440",
      ])
  }

  @Test(arguments: [nil, 10, 24, 80, 100]) func `labels are as plain as values`(width: Int?) {
    #expect(Self.grid.lines(width: width).flatMap(\.spans).allSatisfy { $0.style == .plain || $0.style == .heading })
  }

  @Test(arguments: 1...200) func `no line is wider than the terminal, and every value is there`(width: Int) {
    let lines = Self.grid.lines(width: width)
    #expect(lines.allSatisfy { $0.width <= width })
    guard width >= 10 else { return }
    let text = lines.map(\.plain).joined(separator: "\n")
    #expect(["$92,979.00", "+1.46%", "$115.18Bn", "19,950,440"].allSatisfy { text.contains($0) })
  }
}
