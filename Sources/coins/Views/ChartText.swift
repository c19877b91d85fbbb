import CoinKit
import TerminalKit

/// A week of prices as a drawing with labels, dates, and a line in words.
struct ChartText {
  /// Where there is no terminal to fill.
  private static let pipeWidth = Terminal.standardWidth
  /// Below this a drawing tells nothing.
  private static let narrowest = 20

  let glyphs: Glyphs
  let currency: CurrencyStyle
  private let width: Int

  init(width: Int?, glyphs: Glyphs, currency: CurrencyStyle) {
    self.width = width ?? Self.pipeWidth
    self.glyphs = glyphs
    self.currency = currency
  }

  func lines(of chart: PriceChart) -> [StyledText] {
    guard let last = chart.last else { return Paragraph.lines("no data", width: width, indent: 2, style: .quiet) }
    guard chart.pointCount > 1 else {
      return Paragraph.lines("\(glyphs.lastPoint) \(last.asCurrency(currency))", width: width, indent: 2)
    }
    let words = Paragraph.lines(words(chart), width: width, indent: 2)
    return width < Self.narrowest ? words : drawing(chart) + words
  }

  /// `Down 3.21% in 7 days, between $89,368.00 and $96,102.00`.
  func words(_ chart: PriceChart) -> String {
    guard let minimum = chart.minimum, let maximum = chart.maximum else { return "no data" }
    guard minimum < maximum else { return "Unchanged in \(PriceChart.days) days at \(minimum.asCurrency(currency))" }
    let ends = distinct([minimum, maximum], forms: [{ $0.asCurrency(currency) }])
    return "\(direction(chart)) in \(PriceChart.days) days, between \(ends[0]) and \(ends[1])"
  }

  private func direction(_ chart: PriceChart) -> String {
    let percentage = chart.percentageChange.map { $0.magnitude.asPercentString().drop { $0 == "+" } }
    let amount = percentage.map { $0 == "0.00%" ? " less than 0.01%" : " \($0)" } ?? ""
    switch chart.trend {
    case .rising: return "Up\(amount)"
    case .falling: return "Down\(amount)"
    case .flat: return "Unchanged"
    }
  }

  /// The values as text, in the first form that tells them apart, or else with as many decimals as that takes.
  private func distinct(_ values: [Double], forms: [(Double) -> String]) -> [String] {
    let precise = (3...18).lazy.map { decimals in values.map { $0.asCurrency(currency, decimals: decimals) } }
    let tried = forms.lazy.map { values.map($0) }
    return tried.first { Set($0).count == values.count } ?? precise.first { Set($0).count == values.count }
      ?? values.map { $0.asCurrency(currency) }
  }
}

extension ChartText {
  private func drawing(_ chart: PriceChart) -> [StyledText] {
    let rows = rows(chart)
    let labels = labels(chart, rows)
    let margin = (labels.values.map { TextWidth.of($0) }.max() ?? 0) + 2
    let columns = width - margin - 2
    guard columns >= 8 else { return [] }
    let plot = plot(chart, columns, rows)
    let lines = plot.enumerated().map { row, line in
      let label = labels[row]
      let edge = StyledText(" " + (label == nil ? glyphs.axis.vertical : glyphs.axis.label), .quiet)
      return StyledText(label ?? "", .quiet).padded(to: margin, alignment: .right) + edge + line
    }
    return lines + axis(chart, margin, columns)
  }

  private func rows(_ chart: PriceChart) -> Int {
    guard chart.minimum != chart.maximum else { return 1 }
    return width < 60 ? 5 : 7
  }

  /// The label of each row that has one.
  private func labels(_ chart: PriceChart, _ rows: Int) -> [Int: String] {
    guard let minimum = chart.minimum, let middle = chart.middle, let maximum = chart.maximum else { return [:] }
    guard rows > 1 else { return [0: middle.asCurrency(currency)] }
    let texts = distinct(
      [maximum, middle, minimum], forms: [{ $0.asAbbreviatedCurrency(currency) }, { $0.asCurrency(currency) }])
    return [0: texts[0], rows / 2: texts[1], rows - 1: texts[2]]
  }

  /// The line of prices, its last one marked.
  private func plot(_ chart: PriceChart, _ columns: Int, _ rows: Int) -> [StyledText] {
    var canvas = ChartCanvas(columns: columns, rows: rows, glyphs: glyphs)
    let runs = chart.runs(columns: canvas.width, rows: canvas.height)
    for run in runs { canvas.draw(run.map { ($0.column, $0.row) }) }
    let end = runs.last?.last.map { canvas.cell(x: $0.column, y: $0.row) }
    return canvas.lines.enumerated().map { row, line in
      guard let end, end.row == row else { return StyledText(line, chart.trend.style) }
      return StyledText(String(line.prefix(end.column)), chart.trend.style) + StyledText(glyphs.lastPoint, .strong)
        + StyledText(String(line.dropFirst(end.column + 1)), chart.trend.style)
    }
  }

  /// The line below the drawing and the dates under its ends, below each other where they do not fit in a line.
  private func axis(_ chart: PriceChart, _ margin: Int, _ columns: Int) -> [StyledText] {
    let axis = glyphs.axis
    let corner = StyledText.spaces(margin + 1)
    guard let start = chart.startDate?.asShortDateString(), let end = chart.endDate?.asShortDateString() else {
      return [corner + StyledText(axis.corner + String(repeating: axis.horizontal, count: columns), .quiet)]
    }
    let between = String(repeating: axis.horizontal, count: columns - 2)
    let line = corner + StyledText(axis.corner + axis.date + between + axis.date, .quiet)
    let room = columns - start.count - end.count
    guard room >= 2 else {
      return [line, StyledText("  " + start, .quiet), StyledText(end, .quiet).padded(to: width, alignment: .right)]
    }
    return [line, .spaces(margin + 2) + StyledText(start + String(repeating: " ", count: room) + end, .quiet)]
  }
}
