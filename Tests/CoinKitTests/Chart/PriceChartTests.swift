import CoinKit
import Foundation
import Testing

@Suite struct PriceChartTests {
  private static func chart(_ prices: [Double?], lastUpdated: Date? = nil) -> PriceChart {
    PriceChart(prices: prices, lastUpdated: lastUpdated)
  }

  @Test(arguments: [[], [nil], [nil, nil], [.nan, .infinity, -.infinity]] as [[Double?]])
  func `without a price there is nothing to tell`(prices: [Double?]) {
    let chart = Self.chart(prices)
    #expect(chart.pointCount == 0)
    #expect([chart.minimum, chart.middle, chart.maximum, chart.first, chart.last] == [nil, nil, nil, nil, nil])
    #expect(chart.percentageChange == nil)
    #expect(chart.trend == .flat)
    #expect(chart.runs(columns: 10, rows: 5) == [])
  }

  @Test func `what is not finite is a gap`() {
    #expect(Self.chart([1, .nan, nil, .infinity, 2]).prices == [1, nil, nil, nil, 2])
  }

  @Test(
    arguments: [
      ([3, 1, 2], 1, 2, 3), ([nil, 2, 3], 2, 2.5, 3), ([5, 5, 5], 5, 5, 5), ([1], 1, 1, 1), ([0, -2], -2, -1, 0),
      ([1e-18, 3e-18], 1e-18, 2e-18, 3e-18), ([1e14, 3e14], 1e14, 2e14, 3e14),
    ] as [([Double?], Double, Double, Double)])
  func `the extremes and the middle between them`(prices: [Double?], minimum: Double, middle: Double, maximum: Double) {
    let chart = Self.chart(prices)
    #expect(chart.minimum == minimum)
    #expect(chart.middle == middle)
    #expect(chart.maximum == maximum)
  }

  @Test func `the middle of the largest numbers there are is finite`() {
    let largest = Double.greatestFiniteMagnitude
    #expect(Self.chart([largest, largest]).middle == largest)
    #expect(Self.chart([-largest, largest]).middle == 0)
  }

  @Test(
    arguments: [
      ([1, 2], .rising, 100), ([2, 1], .falling, -50), ([2, 9, 2], .flat, 0), ([nil, 4, nil, 5, nil], .rising, 25),
      ([1], .flat, nil), ([nil, 1, nil], .flat, nil), ([0, 1], .rising, nil), ([1, 0], .falling, -100),
      ([-2, -1], .rising, 50),
    ] as [([Double?], PriceChart.Trend, Double?)])
  func `the week goes from its first known price to its last`(
    prices: [Double?], trend: PriceChart.Trend, change: Double?
  ) {
    #expect(Self.chart(prices).trend == trend)
    #expect(Self.chart(prices).percentageChange == change)
  }

  @Test func `a week begins seven days before its last price`() {
    let end = Date(timeIntervalSince1970: 1_763_495_760)
    let chart = Self.chart([1, 2], lastUpdated: end)
    #expect(chart.endDate == end)
    #expect(chart.startDate == Date(timeIntervalSince1970: 1_762_890_960))
    #expect(Self.chart([1, 2]).startDate == nil)
  }
}
