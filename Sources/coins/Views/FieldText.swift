import CoinKit
import Foundation
import TerminalKit

/// How values look as text: the one place where a missing value of a table becomes a sign.
struct FieldText {
  let currency: CurrencyStyle
  let glyphs: Glyphs
  private let rise, fall, missing: StyledText

  /// How many cells a trend takes.
  private static let trendWidth = 8

  init(currency: CurrencyStyle, glyphs: Glyphs) {
    self.currency = currency
    self.glyphs = glyphs
    rise = StyledText(glyphs.rise + " ", .rise)
    fall = StyledText(glyphs.fall + " ", .fall)
    missing = StyledText(glyphs.missing, .quiet)
  }

  /// The cell of a table.
  func cell<Row>(_ field: Field<Row>, _ row: Row) -> StyledText {
    switch field.content {
    case .text(let value): value(row).map { StyledText($0) } ?? missing
    case .name(_, let shown): StyledText(shown(row))
    case .symbol(let value): value(row).map { StyledText($0.uppercased()) } ?? missing
    case .rank(let value): value(row).map { StyledText("\($0)", .quiet) } ?? missing
    case .price(let value): number(value(row)) { $0.asCurrency(currency) }
    case .bigMoney(let value): number(value(row)) { $0.asAbbreviatedCurrency(currency) }
    case .count(let value): number(value(row)) { $0.formattedWithAbbreviations() }
    case .percent(let value): value(row).map(change) ?? missing
    case .date(let value):
      value(row).flatMap { Date(coinGeckoString: $0) }.map { StyledText($0.asTimestampString()) } ?? missing
    case .series(let value): trend(value(row) ?? [])
    case .flag(let value): StyledText(value(row) ? "yes" : "no")
    case .document: missing
    }
  }

  /// A change in percent: its sign in words, as an arrow and in colour.
  func change(_ percentage: Double) -> StyledText {
    let text = percentage.asPercentString()
    // What rounds to zero is no change to the reader.
    switch text.first {
    case "+": return rise + StyledText(text, .rise)
    case "-": return fall + StyledText(text, .fall)
    default: return StyledText(text)
    }
  }

  private func number(_ value: Double?, _ format: (Double) -> String) -> StyledText {
    value.map { StyledText(format($0)) } ?? missing
  }

  private func trend(_ prices: [Double?]) -> StyledText {
    guard let line = TrendLine(prices, width: Self.trendWidth, glyphs: glyphs) else {
      return StyledText("no data", .quiet)
    }
    return StyledText(line.text, PriceChart(prices: prices, lastUpdated: nil).trend.style)
  }
}

extension PriceChart.Trend {
  /// The colour of a line that goes this way.
  var style: Style {
    switch self {
    case .rising: .rise
    case .falling: .fall
    case .flat: .plain
    }
  }
}
