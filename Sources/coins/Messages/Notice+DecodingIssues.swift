import CoinKit
import Platform

extension Notice {
  /// Says what was left out of an answer: a notice for each field, and one for all rows.
  static func all(of issues: [DecodingIssue]) -> [Notice] {
    let losses = issues.compactMap(\.loss)
    let fields = losses.map(\.field).unique().map { field in lost(field, losses.filter { $0.field == field }) }
    let rows = issues.compactMap(\.row)
    return rows.isEmpty ? fields : fields + [lost(rows)]
  }

  private static let shown = 3

  private static func lost(_ field: String, _ losses: [DecodingIssue.Loss]) -> Notice {
    let coins = losses.map(\.coin).unique()
    let names = coins.listed(first: shown)
    let loss =
      coins.count == 1 ? "\(names): \(field) is left out" : "\(field) is left out of \(coins.count) coins (\(names))"
    let found = losses.map(\.found).unique().listed(first: shown)
    return Notice(code: .fieldLost, message: "\(loss), since \(found) stood in its place")
  }

  private static func lost(_ rows: [DecodingIssue.Row]) -> Notice {
    let message =
      rows.count == 1
      ? "row \(rows[0].number) is left out: \(rows[0].reason)"
      : "\(rows.count) rows are left out: \(rows.map { "row \($0.number): \($0.reason)" }.listed(first: shown))"
    return Notice(code: .rowLost, message: message)
  }
}

extension DecodingIssue {
  fileprivate typealias Loss = (coin: String, field: String, found: String)
  fileprivate typealias Row = (number: Int, reason: String)

  fileprivate var loss: Loss? {
    if case .field(let coin, let field, let found) = self { (coin, field, found) } else { nil }
  }

  fileprivate var row: Row? {
    if case .row(let number, let reason) = self { (number, reason) } else { nil }
  }
}
