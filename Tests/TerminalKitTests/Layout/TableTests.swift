import TestSupport
import Testing

@testable import TerminalKit

@Suite struct TableTests {
  private static let columns = [
    Table.Column("#", .right, dropOrder: 3), Table.Column("Coin", .left, minimum: 16),
    Table.Column("Price", .right), Table.Column("Cap", .right, dropOrder: 2),
    Table.Column("Supply", .right, dropOrder: 1),
  ]

  private static let table = Table(
    columns: columns,
    rows: OddNames.all.enumerated().map { index, name in
      ["\(index)", name, "$92,979.00", "$1.86Tr", "19.95M"].map { StyledText($0) }
    })

  @Test(arguments: 1...200, Glyphs.allCases) func `a table fits, and its lines are in line`(width: Int, glyphs: Glyphs)
  {
    let lines = Self.table.lines(width: width, glyphs: glyphs)
    #expect(lines.allSatisfy { $0.width <= width })
    // The last column is a right-aligned number, so that every line ends in the same cell.
    if lines.count == Self.table.rows.count + 1 { #expect(Set(lines.map(\.width)).count == 1) }
  }

  @Test func `columns leave one after the other in their order`() {
    let shown = (1...200).map { width in
      Self.table.lines(width: width, glyphs: .unicode).first?.plain.split(separator: " ").map(String.init) ?? []
    }
    let forms = shown.filter { $0.contains("Coin") }.reduce(into: [[String]]()) { forms, titles in
      if forms.last != titles { forms.append(titles) }
    }
    #expect(
      forms == [
        ["Coin", "Price"], ["#", "Coin", "Price"], ["#", "Coin", "Price", "Cap"],
        ["#", "Coin", "Price", "Cap", "Supply"],
      ])
  }

  @Test(arguments: 20...200) func `a number is never cut`(width: Int) {
    let lines = Self.table.lines(width: width, glyphs: .unicode).dropFirst()
    #expect(lines.allSatisfy { $0.plain.contains("$92,979.00") })
    for (title, number) in [("Cap", "$1.86Tr"), ("Supply", "19.95M")] {
      let isShown = Self.table.lines(width: width, glyphs: .unicode)[0].plain.contains(title)
      #expect(lines.allSatisfy { $0.plain.contains(number) == isShown })
    }
  }

  @Test func `names are shortened before a column leaves, and get the room that is left`() {
    let table = Table(
      columns: Self.columns,
      rows: [["1", "Arbitrum Bridged Wrapped eETH", "$3,398.41", "$345.93M", "1.00M"].map { StyledText($0) }])
    #expect(
      table.lines(width: 52, glyphs: .unicode).map(\.plain) == [
        "#  Coin                      Price       Cap  Supply",
        "1  Arbitrum Bridged Wr…  $3,398.41  $345.93M   1.00M",
      ])
    #expect(table.lines(width: 80, glyphs: .unicode)[1].plain.contains("Arbitrum Bridged Wrapped eETH"))
    #expect(table.lines(width: 52, glyphs: .ascii)[1].plain.contains("Arbitrum Bridged..."))
  }

  @Test func `signs are in line under a title that is no sign`() {
    let table = Table(
      columns: [Table.Column("From ATH", .apart)],
      rows: [["▲ +1.46%"], ["▼ -12.00%"], ["0.00%"], ["—"]])
    #expect(
      table.lines(width: 80, glyphs: .unicode).map(\.plain) == [
        " From ATH", "▲  +1.46%", "▼ -12.00%", "    0.00%", "        —",
      ])
    #expect(table.lines(width: 8, glyphs: .unicode).prefix(3).map(\.plain) == ["From ATH", "▲ +1.46%", ""])
  }

  @Test func `without a width every cell is whole`() {
    let lines = Self.table.lines(width: nil, glyphs: .unicode)
    for (line, row) in zip(lines.dropFirst(), Self.table.rows) {
      #expect(row.allSatisfy { line.plain.unicodeScalars.count >= $0.plain.unicodeScalars.count })
      #expect(!line.plain.contains("…"))
    }
    #expect(Set(lines.map(\.width)).count == 1)
  }

  @Test func `a terminal too narrow for two columns gets each value beside its title`() {
    let rows = [["1", "Bitcoin", "$92,979.00", "$1.86Tr", "—"], ["2", "Ethereum", "$3,137.02", "—", "120.70M"]]
    let table = Table(columns: Self.columns, rows: rows.map { row in row.map { StyledText($0) } })
    #expect(
      table.lines(width: 15, glyphs: .unicode).map(\.plain) == [
        "#             1", "Coin    Bitcoin", "Price", "     $92,979.00", "Cap     $1.86Tr", "Supply        —", "",
        "#             2", "Coin   Ethereum", "Price", "      $3,137.02", "Cap           —", "Supply  120.70M",
      ])
  }

  @Test(arguments: 20...200) func `a column that was asked for is there in any form, however wide it is`(width: Int) {
    let table = Table(
      columns: [
        Table.Column("Image", .left),
        Table.Column("Supply", .right, dropOrder: 1),
      ],
      rows: [[StyledText(String(repeating: "x", count: 201)), "19.95M"]])
    #expect(table.lines(width: width, glyphs: .unicode).map(\.plain).contains { $0.hasSuffix("  19.95M") })
  }
}
