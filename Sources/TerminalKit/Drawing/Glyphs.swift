/// The characters that pictures and signs are made of.
///
/// Every sign of the ASCII set stays below U+007F.
package enum Glyphs: CaseIterable, Equatable, Sendable {
  case unicode
  case ascii

  /// Stands in a table where a value is missing.
  package var missing: String { self == .unicode ? "—" : "-" }
  /// Stands where text was cut off.
  package var ellipsis: String { self == .unicode ? "…" : "..." }
  /// Stands between two parts of one line.
  package var separator: String { self == .unicode ? "·" : "|" }

  package var rise: String { self == .unicode ? "▲" : "^" }
  package var fall: String { self == .unicode ? "▼" : "v" }

  /// Heights in ascending order, for one cell a value.
  package var levels: [String] { Array(self == .unicode ? "▁▂▃▄▅▆▇█" : "_.-=^").map(String.init) }

  /// The newest value of a chart.
  package var lastPoint: String { self == .unicode ? "●" : "*" }
  package var axis: Axis { self == .unicode ? .unicode : .ascii }

  /// The frame of a chart.
  package struct Axis: Equatable, Sendable {
    package let vertical: String
    /// The vertical line beside a label.
    package let label: String
    package let corner: String
    package let horizontal: String
    /// The horizontal line above a date.
    package let date: String

    fileprivate static let unicode = Self(vertical: "│", label: "┤", corner: "└", horizontal: "─", date: "┬")
    fileprivate static let ascii = Self(vertical: "|", label: "+", corner: "+", horizontal: "-", date: "+")
  }
}
