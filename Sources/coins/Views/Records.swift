import CoinGecko
import CoinKit
import TerminalKit

/// Rows of one kind, as a table, JSON, CSV or TSV.
struct Records<Row: Sendable>: View {
  var rows: [Row]
  let fields: FieldSet<Row>
  /// The names of those that are asked for; nil for what each face shows by itself.
  let chosen: [String]?
  /// The API's code of the currency of all money: `usd`.
  let currency: String
  let provenance: Provenance?
  /// When the API last changed the newest of the data, as ISO 8601 text.
  let lastUpdated: String?
  let isPaged: Bool

  func text(on terminal: Terminal) -> [StyledText] {
    guard !rows.isEmpty else { return [] }
    let shown = chosen.map(fields.named) ?? fields.columns(hasSeries: terminal.isTerminal)
    let text = FieldText(
      currency: CurrencyStyle(code: currency, usesASCII: terminal.glyphs == .ascii), glyphs: terminal.glyphs)
    let table = Table(
      columns: shown.map { Table.Column($0.title, $0.alignment, dropOrder: $0.dropOrder, minimum: $0.minimum) },
      rows: rows.map { row in shown.map { text.cell($0, row) } })
    return table.lines(width: terminal.width, glyphs: terminal.glyphs)
      + Footer(terminal: terminal).lines(lastUpdated: lastUpdated)
  }

  var json: JSONFace? {
    let shown = chosen.map(fields.named) ?? fields.all
    return .rows(count: rows.count) { shown.object(rows[$0]) }
  }

  var table: TableFace? {
    // A series is a hundred numbers: it comes only when it is asked for.
    let shown = chosen.map(fields.named) ?? fields.all.filter { !$0.isSeries }
    return TableFace(header: shown.map(\.key), rowCount: rows.count) { index in
      shown.map { $0.json(rows[index]) }
    }
  }
}
