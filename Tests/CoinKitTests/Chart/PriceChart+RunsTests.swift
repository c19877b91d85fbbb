import CoinKit
import Testing

@Suite struct PriceChartRunsTests {
  struct Week: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prices: [Double?]
  }

  private static let largest = Double.greatestFiniteMagnitude

  static let weeks: [Week] = [
    Week(testDescription: "168 hours up and down", prices: (0..<168).map { Double($0 * 37 % 101) }),
    Week(testDescription: "a steady rise", prices: (0..<168).map { 100 + Double($0) }),
    Week(testDescription: "a steady fall", prices: (0..<50).map { 100 - Double($0) }),
    Week(testDescription: "two prices", prices: [1, 2]),
    Week(testDescription: "a gap within", prices: [1, 2, nil, nil, 5, 4]),
    Week(testDescription: "gaps at both ends", prices: [nil, nil, 3, 1, 2, nil]),
    Week(testDescription: "every other price missing", prices: (0..<99).map { $0 % 2 == 0 ? Double($0 % 7) : nil }),
    Week(testDescription: "prices that are not finite", prices: [.nan, 1, .infinity, 3, -.infinity]),
    Week(testDescription: "the smallest prices", prices: [1e-18, 3e-18, 2e-18]),
    Week(testDescription: "large prices", prices: [1e14, 1.5e14, 0.5e14]),
    Week(testDescription: "the largest numbers there are", prices: [-largest, 0, largest, largest / 2]),
    Week(testDescription: "neighbours among numbers", prices: [1, (1.0).nextUp, 1]),
    Week(testDescription: "one spike among many", prices: (0..<2_000).map { $0 == 1_234 ? 1e14 : 1e-18 }),
  ]

  static let smallSizes = (1...12).flatMap { columns in (1...9).map { rows in (columns, rows) } }
  static let sizes = smallSizes + [(66, 20), (167, 4), (168, 4), (169, 4), (400, 100)]

  @Test(arguments: weeks) func `every point is inside the grid, whatever its size`(week: Week) {
    let chart = PriceChart(prices: week.prices, lastUpdated: nil)
    for (columns, rows) in Self.sizes {
      let points = chart.runs(columns: columns, rows: rows).flatMap(\.self)
      #expect(points.allSatisfy { (0..<columns).contains($0.column) && (0..<rows).contains($0.row) })
    }
  }

  @Test(arguments: weeks) func `the highest price stands in the first row and the lowest in the last`(week: Week) {
    let chart = PriceChart(prices: week.prices, lastUpdated: nil)
    for (columns, rows) in Self.sizes {
      let drawn = chart.runs(columns: columns, rows: rows).flatMap(\.self).map(\.row)
      #expect(drawn.min() == 0, "\(columns) × \(rows)")
      #expect(drawn.max() == rows - 1, "\(columns) × \(rows)")
    }
  }

  @Test(arguments: weeks) func `columns never go back`(week: Week) {
    let chart = PriceChart(prices: week.prices, lastUpdated: nil)
    for (columns, rows) in Self.sizes {
      let drawn = chart.runs(columns: columns, rows: rows).flatMap(\.self).map(\.column)
      #expect(drawn == drawn.sorted(), "\(columns) × \(rows)")
    }
  }

  @Test(arguments: weeks) func `there is a run for each stretch of prices without a gap`(week: Week) {
    let chart = PriceChart(prices: week.prices, lastUpdated: nil)
    let stretches = chart.prices.split { $0 == nil }
    for (columns, rows) in Self.sizes {
      let runs = chart.runs(columns: columns, rows: rows)
      #expect(runs.count == stretches.count)
      #expect(zip(runs, stretches).allSatisfy { run, stretch in (1...stretch.count).contains(run.count) })
    }
  }

  @Test(arguments: [1, 2, 5, 7, 30]) func `each column keeps its lowest and its highest price`(columns: Int) {
    let prices = (0..<210).map { Double($0 * 37 % 101) }
    let rows = 101
    let points = PriceChart(prices: prices, lastUpdated: nil).runs(columns: columns, rows: rows).flatMap(\.self)
    // With 101 rows for the prices 0 to 100 each price has a row of its own.
    let places = prices.enumerated().map { index, price in
      (column: index * (columns - 1) / (prices.count - 1), row: rows - 1 - Int(price))
    }
    for column in 0..<columns {
      let all = places.filter { $0.column == column }.map(\.row)
      let kept = points.filter { $0.column == column }.map(\.row)
      #expect(kept.min() == all.min())
      #expect(kept.max() == all.max())
      #expect(kept.count <= 2)
    }
  }

  @Test func `a column's extremes stand in the order in which they came`() {
    let rising = PriceChart(prices: [1, 3, 2, 9, 0, 5], lastUpdated: nil).runs(columns: 1, rows: 10)
    #expect(rising.map { $0.map(\.row) } == [[0, 9]])
    let falling = PriceChart(prices: [5, 0, 9, 5], lastUpdated: nil).runs(columns: 1, rows: 10)
    #expect(falling.map { $0.map(\.row) } == [[9, 0]])
  }

  @Test(
    arguments: [([5, 5, 5], 3), ([0, 0], 2), ([1e-18, 1e-18], 2), ([largest, largest], 2)] as [([Double?], Int)])
  func `a flat week is one line in the middle`(prices: [Double?], count: Int) {
    let chart = PriceChart(prices: prices, lastUpdated: nil)
    for (rows, middle) in [(1, 0), (2, 0), (3, 1), (9, 4)] {
      let runs = chart.runs(columns: 10, rows: rows)
      #expect(runs.count == 1)
      #expect(runs.first?.count == count)
      #expect(runs.flatMap(\.self).allSatisfy { $0.row == middle })
    }
    #expect(chart.runs(columns: 10, rows: 3).first?.map(\.column) == (0..<count).map { $0 * 9 / (count - 1) })
  }

  @Test func `one price is one point in the middle`() {
    let runs = PriceChart(prices: [1], lastUpdated: nil).runs(columns: 10, rows: 5)
    #expect(runs.map { $0.map(\.column) } == [[0]])
    #expect(runs.map { $0.map(\.row) } == [[2]])
  }

  @Test func `a gap keeps its width`() {
    let runs = PriceChart(prices: [nil, 2, 3], lastUpdated: nil).runs(columns: 3, rows: 2)
    #expect(runs.map { $0.map(\.column) } == [[1, 2]])
    #expect(runs.map { $0.map(\.row) } == [[1, 0]])
  }

  @Test(arguments: [(0, 5), (5, 0), (0, 0), (-1, 5), (5, -1)])
  func `a grid without a place holds nothing`(columns: Int, rows: Int) {
    #expect(PriceChart(prices: [1, 2], lastUpdated: nil).runs(columns: columns, rows: rows) == [])
  }
}
