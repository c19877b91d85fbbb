import CommandLineKit

/// The fields of a kind of row, and which of them a table shows when nobody says otherwise.
struct FieldSet<Row: Sendable>: Sendable {
  /// Every field, in the order of the JSON output.
  let all: [Field<Row>]
  /// The names of the columns of the table, in order.
  let columnNames: [String]

  /// - Parameter columns: Names of fields; empty for all of them.
  init(_ all: [Field<Row>], columns: [String] = []) {
    self.all = all
    columnNames = columns
  }

  /// The fields with these names, by their keys or short names, in the order of the names.
  func named(_ names: [String]) -> [Field<Row>] {
    names.compactMap { name in all.first { $0.shortName == name || $0.key == name } }
  }

  /// The columns of the table; a line of many values is one only where little lines can be drawn, as on a terminal.
  func columns(hasSeries: Bool) -> [Field<Row>] {
    (columnNames.isEmpty ? all : named(columnNames)).filter { hasSeries || !$0.isSeries }
  }

  var specs: [FieldSpec] { all.map(\.spec) }
}
