import CoinKit
import TerminalKit

/// A table as CSV or TSV: the values as they were sent, a row a line, lines ending in a line feed.
enum DelimitedText: Equatable, Sendable {
  /// Quoted by RFC 4180, apart from its line ends.
  case csv(hasHeader: Bool)
  /// Tabs, line feeds and backslashes in values are written as `\t`, `\n` and `\\`.
  case tsv(hasHeader: Bool)

  /// The bytes of a table.
  func bytes(_ table: TableFace) -> [UInt8] {
    let header = hasHeader ? [table.header.joined(separator: separator)] : []
    let rows = (0..<table.rowCount).lazy.map { table.row($0).map(cell).joined(separator: separator) }
    return (header + rows).flatMap { Array($0.utf8) + [UInt8(ascii: "\n")] }
  }

  private var hasHeader: Bool {
    switch self {
    case .csv(let hasHeader), .tsv(let hasHeader): hasHeader
    }
  }

  private var separator: String {
    switch self {
    case .csv: ","
    case .tsv: "\t"
    }
  }

  /// Only text is quoted, guarded or escaped: numbers are written as in JSON.
  private func cell(_ value: JSONValue) -> String {
    switch value {
    case .null: ""
    case .string(let text): self.text(text)
    case .object: self.text(Self.series(value))
    default: JSONWriter.text(of: value, escaping: Sanitizer.isForbidden)
    }
  }

  private func text(_ text: String) -> String {
    switch self {
    case .csv:
      let guarded = Self.guarded(Sanitizer.paragraph(text))
      let needsQuotes = guarded.contains { ",\"\n".contains($0) }
      return needsQuotes ? "\"\(guarded.replacing("\"", with: "\"\""))\"" : guarded
    case .tsv:
      let escapes = [("\\", "\\\\"), ("\t", "\\t"), ("\r\n", "\\n"), ("\n", "\\n")]
      return Sanitizer.cell(escapes.reduce(text) { $0.replacing($1.0, with: $1.1) })
    }
  }

  /// A text that a spreadsheet would take for a formula gets an apostrophe before it, which spreadsheets do not show.
  ///
  /// The signs are those of OWASP's "CSV Injection", also in full width and behind white space.
  private static func guarded(_ text: String) -> String {
    guard let first = text.first(where: { !$0.isWhitespace }), "=+-@＝＋－＠".contains(first) else { return text }
    return "'" + text
  }

  /// The points of a series, a space between them.
  private static func series(_ value: JSONValue) -> String {
    guard case .object(let members) = value, case .array(let points)? = members.first?.value else { return "" }
    return points.map { JSONWriter.text(of: $0, escaping: Sanitizer.isForbidden) }.joined(separator: " ")
  }
}
