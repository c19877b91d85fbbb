import CommandLineKit

/// What form the output has, and how it reaches its reader.
struct OutputOptions: Equatable, Sendable {
  var format = OutputFormat.text
  /// Whether CSV and TSV begin with a line of names.
  var hasHeader = true
  var usesPager = true

  /// Text, with a header, through a pager.
  init() {}

  init(_ arguments: ParsedArguments) {
    format = arguments[.json] ? .json : arguments[.csv] ? .csv : arguments[.tsv] ? .tsv : .text
    hasHeader = !arguments[.noHeader]
    usesPager = !arguments[.noPager]
  }

  /// For a command whose view is a table.
  static let tableSpecs = [Option<Bool>.csv.spec, Option<Bool>.tsv.spec, Option<Bool>.noHeader.spec]
  /// For a command whose view may be longer than a screen.
  static let pagerSpecs = [Option<Bool>.noPager.spec]
  /// For every command.
  static let commonSpecs = [Option<Bool>.json.spec]

  /// What to write in place of the options of a table, for a command that shows none.
  static func tableSubstitute(_ hint: String) -> (options: [String], hint: String) {
    (tableSpecs.map(\.name), hint)
  }
}

enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, csv, tsv
}

extension Option<Bool> {
  static var json: Self {
    Option(
      flag: "json", "Print JSON",
      more: "Failures and notices are JSON as well, an object a line on the standard error.")
  }

  fileprivate static var csv: Self {
    Option(
      flag: "csv", conflicts: ["json", "tsv"], "Print CSV (RFC 4180)",
      more: "A text that a spreadsheet would take for a formula is guarded.")
  }

  fileprivate static var tsv: Self {
    Option(
      flag: "tsv", conflicts: ["json", "csv"], "Print tab-separated values",
      more: "Tabs and line feeds in a value are written as \\t and \\n.")
  }

  fileprivate static var noHeader: Self { Option(flag: "no-header", "Leave the header of CSV or TSV out") }

  fileprivate static var noPager: Self { Option(flag: "no-pager", "Never page what is longer than the screen") }
}
