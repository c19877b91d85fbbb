/// A statistic to show: what it is, how much, and how that changed.
public struct StatisticModel: Equatable, Identifiable, Sendable {
  /// The name of the statistic, unique within its group: `Market Capitalization`.
  public let title: String
  /// The value as text: `$1.32Tr`; `n/a` when it is missing.
  public let value: String
  /// The change that belongs to the value, in percent (3.64 means 3.64 %); nil when there is none or it is unknown.
  public let percentageChange: Double?

  /// The title, so that equal statistics are equal.
  public var id: String { title }

  /// Creates a statistic.
  public init(title: String, value: String, percentageChange: Double? = nil) {
    self.title = title
    self.value = value
    self.percentageChange = percentageChange
  }
}
