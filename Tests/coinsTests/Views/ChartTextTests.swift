import CoinKit
import Foundation
import TerminalKit
import Testing

@testable import coins

@Suite struct ChartTextTests {
  private static let stableWeek: [Double?] = [0.999512, 0.999618, 0.999447, 0.999533, 0.999518]

  @Test(
    arguments: [
      ([], "  no data"), ([nil, nil], "  no data"), ([1], "  ● $1.00"), ([nil, 1, nil], "  ● $1.00"),
    ] as [([Double?], String)])
  func `less than two prices are told in a line`(prices: [Double?], line: String) {
    #expect(text(prices, width: 80) == [line])
  }

  @Test func `a flat week is one line in the middle`() {
    let lines = text([5, 5, 5], width: 40)
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("  $5.00 ┤") && lines[0].hasSuffix("●"))
    #expect(lines[3] == "  Unchanged in 7 days at $5.00")
  }

  @Test func `a gap stays empty`() {
    let lines = text([1, 1, nil, nil, nil, 1, 1], width: 40)
    let plot = lines[0].split(separator: "┤").last.map(String.init) ?? ""
    #expect(plot.trimmingCharacters(in: .whitespaces).contains("     "))
  }

  @Test func `the dates are the end and seven days before`() {
    let lines = text([1, 2], width: 60)
    #expect(lines.contains { $0.contains("Nov 11, 2025") && $0.hasSuffix("Nov 18, 2025") })
  }

  @Test func `without a date there is none`() {
    let lines = text([1, 2], width: 60, lastUpdated: nil)
    #expect(!lines.contains { $0.contains("20") && $0.contains(",") })
    #expect(lines.contains { $0.contains("└──") })
  }

  @Test(arguments: [
    stableWeek, [1e-18, 3e-18, 2e-18], [1e14, 1.0000001e14, 1e14], [92_979, 92_980, 92_978], [1, 2], [-1, 1],
    [1e-9, 1e14],
  ])
  func `the three labels differ`(prices: [Double?]) {
    let labels = text(prices, width: 80).filter { $0.contains("┤") }.compactMap { $0.split(separator: "┤").first }
    #expect(labels.count == 3 && Set(labels).count == 3)
    #expect(!labels.contains { $0.lowercased().contains("e") })
  }

  @Test(
    arguments: [
      ([100, 90, 103.64], "Up 3.64% in 7 days, between $90.00 and $103.64"),
      ([100, 110, 96.79], "Down 3.21% in 7 days, between $96.79 and $110.00"),
      ([100, 110, 100], "Unchanged in 7 days, between $100.00 and $110.00"),
      ([100, 100, 100], "Unchanged in 7 days at $100.00"),
      ([100, 100.001], "Up less than 0.01% in 7 days, between $100.000 and $100.001"),
      ([0, 1], "Up in 7 days, between $0.00 and $1.00"), ([], "no data"),
    ] as [([Double?], String)])
  func `a week is told in words`(prices: [Double?], words: String) {
    let chart = PriceChart(prices: prices, lastUpdated: nil)
    #expect(ChartText(width: 80, glyphs: .unicode, currency: .usd).words(chart) == words)
  }

  @Test(arguments: 1...200, Glyphs.allCases) func `a chart fits the terminal`(width: Int, glyphs: Glyphs) {
    for prices in [Self.stableWeek, [1e-18, 3e-18], [1e14, 1.0000001e14], [5, 5], [1], []] {
      let chart = PriceChart(prices: prices, lastUpdated: Date(timeIntervalSince1970: 1_763_495_802))
      let lines = ChartText(width: width, glyphs: glyphs, currency: .usd).lines(of: chart)
      #expect(lines.allSatisfy { $0.width <= width })
    }
  }

  @Test(arguments: Glyphs.allCases) func `from 20 cells on a week is drawn, below it is told`(glyphs: Glyphs) {
    let chart = PriceChart(prices: [1, 3, 2], lastUpdated: Date(timeIntervalSince1970: 1_763_495_802))
    for width in 1...40 {
      let lines = ChartText(width: width, glyphs: glyphs, currency: .usd).lines(of: chart).map(\.plain)
      #expect(lines.contains { $0.contains(glyphs.lastPoint) } == (width >= 20))
      #expect(lines.joined().filter { $0 != " " }.hasSuffix("between$1.00and$3.00"))
    }
  }

  @Test func `a drawing without room beside its labels is left out`() {
    let lines = text([1.000000001, 1.000000003, 1.000000002], width: 20)
    #expect(!lines.isEmpty && !lines.contains { $0.contains("●") })
  }

  @Test func `a pipe gets a chart of 80 cells`() {
    #expect(text([1, 2], width: nil).map { TextWidth.of($0) }.max() == 80)
  }

  @Test(arguments: [([1, 2], Style.rise), ([2, 1], .fall), ([1, 3, 1], .plain)] as [([Double?], Style)])
  func `the line has the colour of its direction`(prices: [Double?], style: Style) {
    let chart = PriceChart(prices: prices, lastUpdated: nil)
    let spans = ChartText(width: 80, glyphs: .unicode, currency: .usd).lines(of: chart).flatMap(\.spans)
    let styles = Set(spans.filter { $0.text.contains { "⠀"..."⣿" ~= $0 } }.map(\.style.description))
    #expect(styles == [style.description])
  }

  private func text(
    _ prices: [Double?], width: Int?, lastUpdated: Date? = Date(timeIntervalSince1970: 1_763_495_802)
  ) -> [String] {
    ChartText(width: width, glyphs: .unicode, currency: .usd)
      .lines(of: PriceChart(prices: prices, lastUpdated: lastUpdated))
      .map { $0.trimmedAtEnd().plain }
  }
}

extension Style {
  fileprivate var description: String { "\(self)" }
}
