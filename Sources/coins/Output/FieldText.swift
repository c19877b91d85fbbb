import CoinKit
import Foundation

/// How values look as text: the one place where a missing value of a table becomes a sign.
struct FieldText {
  let currency: CurrencyStyle
  let glyphs: Glyphs

  /// How many cells a trend takes.
  private static let trendWidth = 8

  /// The cell of a table.
  func cell(_ field: CoinField, _ row: CoinField.Row) -> StyledText {
    switch field.content {
    case .text(let value): value(row).map { StyledText($0) } ?? missing
    case .name: StyledText(row.coin.displayName)
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
    }
  }

  /// A change in percent: its sign in words, as an arrow and in colour.
  func change(_ percentage: Double) -> StyledText {
    let text = percentage.asPercentString()
    // What rounds to zero is no change to the reader.
    if text.hasPrefix("+") { return StyledText("\(glyphs.rise) \(text)", .rise) }
    if text.hasPrefix("-") { return StyledText("\(glyphs.fall) \(text)", .fall) }
    return StyledText(text)
  }

  private var missing: StyledText { StyledText(glyphs.missing, .quiet) }

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
