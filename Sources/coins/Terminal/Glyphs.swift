/// The characters that pictures and signs are made of.
///
/// Every sign of the ASCII set stays below U+007F.
enum Glyphs: CaseIterable, Equatable, Sendable {
  case unicode
  case ascii

  /// Stands in a table where a value is missing.
  var missing: String { self == .unicode ? "—" : "-" }
  /// Stands where text was cut off.
  var ellipsis: String { self == .unicode ? "…" : "..." }
  /// Stands between two parts of one line.
  var separator: String { self == .unicode ? "·" : "|" }

  var rise: String { self == .unicode ? "▲" : "^" }
  var fall: String { self == .unicode ? "▼" : "v" }

  /// Heights in ascending order, for one cell a value.
  var levels: [String] { Array(self == .unicode ? "▁▂▃▄▅▆▇█" : "_.-=^").map(String.init) }

  /// The newest value of a chart.
  var lastPoint: String { self == .unicode ? "●" : "*" }
  var axis: Axis { self == .unicode ? .unicode : .ascii }

  /// The frame of a chart.
  struct Axis: Equatable, Sendable {
    let vertical: String
    /// The vertical line beside a label.
    let label: String
    let corner: String
    let horizontal: String
    /// The horizontal line above a date.
    let date: String

    fileprivate static let unicode = Self(vertical: "│", label: "┤", corner: "└", horizontal: "─", date: "┬")
    fileprivate static let ascii = Self(vertical: "|", label: "+", corner: "+", horizontal: "-", date: "+")
  }
}
