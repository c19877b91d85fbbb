import CoinGecko
import CoinKit
import TerminalKit

/// Rows of one kind, as a table, JSON, CSV or TSV.
struct Records<Row: Sendable>: View {
  let rows: [Row]
  let fields: FieldSet<Row>
  /// The names of those that are asked for; nil for what each face shows by itself.
  let chosen: [String]?
  /// The API's code of the currency of all money: `usd`.
  let currency: String
  let provenance: Provenance?
  /// When the API last changed the newest of the data, as ISO 8601 text.
  let lastUpdated: String?
  let isPaged: Bool
  /// What reads the rows is made where their type is known: a view is used where it is not, which takes twice the time.
  private let cells: @Sendable ([Field<Row>], FieldText) -> [[StyledText]]
  private let values: @Sendable ([Field<Row>], Int) -> [JSONValue.Member]

  init(
    rows: [Row], fields: FieldSet<Row>, chosen: [String]?, currency: String, provenance: Provenance?,
    lastUpdated: String?, isPaged: Bool
  ) {
    self.rows = rows
    self.fields = fields
    self.chosen = chosen
    self.currency = currency
    self.provenance = provenance
    self.lastUpdated = lastUpdated
    self.isPaged = isPaged
    cells = { shown, text in rows.map { row in shown.map { text.cell($0, row) } } }
    values = { shown, index in
      let row = rows[index]
      return shown.map { JSONValue.Member($0.key, $0.json(row)) }
    }
  }

  func text(on terminal: Terminal) -> [StyledText] {
    guard !rows.isEmpty else { return [] }
    let shown = chosen.map(fields.named) ?? fields.columns(hasSeries: terminal.isTerminal)
    let text = FieldText(
      currency: CurrencyStyle(code: currency, usesASCII: terminal.glyphs == .ascii), glyphs: terminal.glyphs)
    let table = Table(
      columns: shown.map { Table.Column($0.title, $0.alignment, dropOrder: $0.dropOrder, minimum: $0.minimum) },
      rows: cells(shown, text))
    return table.lines(width: terminal.width, glyphs: terminal.glyphs)
      + Footer(terminal: terminal).lines(lastUpdated: lastUpdated)
  }

  var json: JSONFace? {
    let shown = chosen.map(fields.named) ?? fields.all
    return .rows(count: rows.count) { .object(values(shown, $0)) }
  }

  var table: TableFace? {
    // A series is a hundred numbers: it comes only when it is asked for.
    let shown = chosen.map(fields.named) ?? fields.all.filter { !$0.isSeries }
    return TableFace(header: shown.map(\.key), rowCount: rows.count) { index in
      values(shown, index).map(\.value)
    }
  }
}
