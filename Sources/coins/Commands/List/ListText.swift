import CoinKit

/// A list of coins as an aligned table.
struct ListText {
  let terminal: Terminal

  func lines(of list: CoinListView) -> [StyledText] {
    guard !list.rows.isEmpty else { return [] }
    let fields = list.fields ?? CoinField.table(hasTrend: terminal.isTerminal)
    let text = FieldText(
      currency: CurrencyStyle(code: list.currency, usesASCII: terminal.glyphs == .ascii), glyphs: terminal.glyphs)
    let table = Table(
      columns: fields.map { Table.Column($0.title, $0.alignment, leaves: $0.leaves, minimum: $0.minimum) },
      rows: list.rows.map { row in fields.map { text.cell($0, row) } })
    let newest = list.rows.compactMap(\.coin.lastUpdated).max()
    return table.lines(width: terminal.width, glyphs: terminal.glyphs)
      + Footer(terminal: terminal).lines(lastUpdated: newest)
  }
}

extension CoinField {
  fileprivate var alignment: StyledText.Alignment {
    switch content {
    case .text, .name, .symbol, .date, .series, .flag: .left
    case .rank, .price, .bigMoney, .count: .right
    case .percent: .apart
    }
  }

  /// How far the column may be narrowed.
  fileprivate var minimum: Int? {
    switch content {
    case .name(let minimum, _): minimum
    case .symbol: 6
    default: nil
    }
  }
}
