import CoinKit

/// A field of a listed coin: what it is called, how it stands in a table, and its value.
///
/// The one table behind text, JSON, CSV and TSV: a new field is one line of `CoinField+All.swift`.
struct CoinField: Sendable {
  typealias Row = CoinListView.Row

  /// The key in JSON, the API's own where it has one.
  let key: String
  /// The name in the table; nil for a field that only its key names.
  let shortName: String?
  /// The title of the column.
  let title: String
  /// When its column leaves a table that is too wide, the lowest first; nil for one that stays.
  let leaves: Int?
  let content: Content

  /// What a field holds, which decides how it looks.
  enum Content: Sendable {
    case text(@Sendable (Row) -> String?)
    /// What a coin is called, which may be shortened to that many cells; as text the id where there is nothing to read.
    case name(minimum: Int, @Sendable (Row) -> String?)
    /// A ticker symbol, which people read in upper case.
    case symbol(@Sendable (Row) -> String?)
    case rank(@Sendable (Row) -> Int?)
    case price(@Sendable (Row) -> Double?)
    /// Money in large amounts.
    case bigMoney(@Sendable (Row) -> Double?)
    case percent(@Sendable (Row) -> Double?)
    /// A number of coins.
    case count(@Sendable (Row) -> Double?)
    /// A moment, as ISO 8601 text.
    case date(@Sendable (Row) -> String?)
    case series(@Sendable (Row) -> [Double?]?)
    case flag(@Sendable (Row) -> Bool)
  }

  init(_ key: String, _ shortName: String? = nil, title: String? = nil, leaves: Int? = nil, _ content: Content) {
    self.key = key
    self.shortName = shortName
    self.title = title ?? key
    self.leaves = leaves
    self.content = content
  }
}

extension CoinField {
  /// The field with a JSON key or short name; nil when there is none.
  static func named(_ name: String) -> CoinField? {
    all.first { $0.shortName == name || $0.key == name }
  }

  /// The fields with these names, in their order.
  static func named(_ names: [String]) -> [CoinField] {
    names.compactMap { named($0) }
  }

  /// The columns of the table, in order.
  ///
  /// - Parameter hasTrend: Whether little lines can be drawn, as on a terminal.
  static func table(hasTrend: Bool) -> [CoinField] {
    let names = ["rank", "coin", "symbol", "price", "change", "cap", "volume", "high", "low", "ath", "supply"]
    return named(hasTrend ? names + ["trend"] : names)
  }

  /// Whether the field is a line of many values.
  var isSeries: Bool {
    if case .series = content { true } else { false }
  }

  /// The value as it was sent.
  func json(_ row: Row) -> JSONValue {
    switch content {
    case .text(let value), .name(_, let value), .symbol(let value), .date(let value): JSONValue(value(row))
    case .rank(let value): value(row).map(JSONValue.integer) ?? .null
    case .price(let value), .bigMoney(let value), .percent(let value), .count(let value): JSONValue(value(row))
    case .flag(let value): .bool(value(row))
    case .series(let value):
      value(row).map { ["price": .array($0.map { JSONValue($0) })] } ?? .null
    }
  }
}

extension JSONValue {
  /// `null` when there is no number.
  init(_ number: Double?) {
    self = number.map(JSONValue.number) ?? .null
  }
}
