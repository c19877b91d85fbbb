public import Foundation

/// A week of prices as a chart needs it: its extremes, its direction, and its points on a grid of any size.
public struct PriceChart: Equatable, Sendable {
  /// How long the prices of a chart run.
  public static let days = 7

  /// Which way a week went, from its first known price to its last.
  public enum Trend: Equatable, Sendable {
    case rising, falling, flat
  }

  /// A place on a grid, counted from the left and from the top.
  public struct Point: Equatable, Sendable {
    /// The column, from 0 at the left.
    public let column: Int
    /// The row, from 0 at the top.
    public let row: Int
  }

  /// The prices, oldest first; nil where there is a gap.
  public let prices: [Double?]
  /// The lowest price; nil when there is none.
  public let minimum: Double?
  /// The highest price; nil when there is none.
  public let maximum: Double?
  /// When the last price was true; nil when unknown.
  public let endDate: Date?

  /// Creates the chart of a sparkline.
  ///
  /// - Parameters:
  ///   - prices: Prices at equal distances over seven days, oldest first; what is not finite counts as a gap.
  ///   - lastUpdated: When the last price was true.
  public init(prices: [Double?], lastUpdated: Date?) {
    self.prices = prices.map { $0.flatMap { $0.isFinite ? $0 : nil } }
    minimum = self.prices.compactMap { $0 }.min()
    maximum = self.prices.compactMap { $0 }.max()
    endDate = lastUpdated
  }

  /// Seven days before the end.
  public var startDate: Date? {
    endDate?.addingTimeInterval(-Double(Self.days) * 86_400)
  }

  /// Halfway between the lowest and the highest price.
  public var middle: Double? {
    guard let minimum, let maximum else { return nil }
    // Halves keep the sum finite for the largest numbers there are.
    return minimum / 2 + maximum / 2
  }

  /// The first known price.
  public var first: Double? { prices.lazy.compactMap { $0 }.first }

  /// The last known price.
  public var last: Double? { prices.reversed().lazy.compactMap { $0 }.first }

  /// Which way the week went; flat as well when there are fewer than two prices.
  public var trend: Trend {
    guard let first, let last, first != last else { return .flat }
    return first < last ? .rising : .falling
  }

  /// The change over the week in percent (3.64 means 3.64 %); nil without two prices or when it began at zero.
  public var percentageChange: Double? {
    guard let first, let last, first != 0, pointCount > 1 else { return nil }
    return (last - first) / first.magnitude * 100
  }

  /// How many prices are known.
  public var pointCount: Int { prices.count { $0 != nil } }
}

extension PriceChart {
  /// The points scaled to a grid, in runs that are parted by gaps.
  ///
  /// The highest price stands in row 0, the lowest in the last row, and a flat week in the middle one. Where several
  /// prices share a column, its lowest and its highest are kept.
  ///
  /// - Parameters:
  ///   - columns: The width of the grid, at least 1.
  ///   - rows: The height of the grid, at least 1.
  public func runs(columns: Int, rows: Int) -> [[Point]] {
    guard let minimum, let maximum, columns > 0, rows > 0 else { return [] }
    let known = prices.enumerated().split { $0.element == nil }
    return known.map { run in
      let places = run.compactMap { index, price in
        price.map { (column: column(of: index, columns), price: $0) }
      }
      return Self.extremes(places).map { place in
        Point(column: place.column, row: Self.row(of: place.price, minimum...maximum, rows))
      }
    }
  }

  private func column(of index: Int, _ columns: Int) -> Int {
    prices.count < 2 ? 0 : index * (columns - 1) / (prices.count - 1)
  }

  private static func row(of price: Double, _ range: ClosedRange<Double>, _ rows: Int) -> Int {
    // Halves keep the span finite for the largest numbers there are.
    let span = range.upperBound / 2 - range.lowerBound / 2
    guard span > 0 else { return (rows - 1) / 2 }
    let share = (range.upperBound / 2 - price / 2) / span
    return min(rows - 1, max(0, Int((share * Double(rows - 1)).rounded())))
  }

  private typealias Place = (column: Int, price: Double)

  /// Of each column's prices the lowest and the highest, in the order in which they came.
  private static func extremes(_ places: [Place]) -> [Place] {
    var kept: [Place] = []
    var rest = places[...]
    while let column = rest.first?.column {
      let group = rest.prefix { $0.column == column }
      rest = rest.dropFirst(group.count)
      let ends = [
        group.indices.min { group[$0].price < group[$1].price },
        group.indices.max { group[$0].price < group[$1].price },
      ].compactMap { $0 }
      kept += Set(ends).sorted().map { group[$0] }
    }
    return kept
  }
}
