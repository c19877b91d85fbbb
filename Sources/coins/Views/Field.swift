import CoinKit
import CommandLineKit
import TerminalKit

/// A field of a row: what it is called, how it stands in a table, and its value.
///
/// The one description behind text, JSON, CSV, TSV, `--fields`, help and completions.
struct Field<Row: Sendable>: Sendable {
  /// The key in JSON, the API's own where it has one.
  let key: String
  /// The name in the table; nil for a field that only its key names.
  let shortName: String?
  /// The title of the column.
  let title: String
  /// When its column leaves a table that is too wide, the lowest first; nil for one that stays.
  let dropOrder: Int?
  /// How far the column may be narrowed, in cells; nil for one that is never cut.
  let minimum: Int?
  let content: Content

  /// What a field holds, which decides how it looks.
  enum Content: Sendable {
    case text(@Sendable (Row) -> String?)
    /// What a row is called: as JSON what was sent, as text what there is to read.
    case name(@Sendable (Row) -> String?, shown: @Sendable (Row) -> String)
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
    /// Something that only JSON shows as a whole.
    case document(@Sendable (Row) -> JSONValue)
  }

  init(
    _ key: String, short shortName: String? = nil, title: String = "", dropOrder: Int? = nil, minimum: Int? = nil,
    _ content: Content
  ) {
    self.key = key
    self.shortName = shortName
    self.title = title
    self.dropOrder = dropOrder
    self.minimum = minimum
    self.content = content
  }
}

extension Field {
  /// Whether the field is a line of many values.
  var isSeries: Bool {
    if case .series = content { true } else { false }
  }

  var alignment: StyledText.Alignment {
    switch content {
    case .text, .name, .symbol, .date, .series, .flag, .document: .left
    case .rank, .price, .bigMoney, .count: .right
    case .percent: .apart
    }
  }

  /// The value as it was sent.
  func json(_ row: Row) -> JSONValue {
    switch content {
    case .text(let value), .name(let value, _), .symbol(let value), .date(let value): JSONValue(value(row))
    case .rank(let value): value(row).map(JSONValue.integer) ?? .null
    case .price(let value), .bigMoney(let value), .percent(let value), .count(let value): JSONValue(value(row))
    case .flag(let value): .bool(value(row))
    case .series(let value): value(row).map { ["price": .array($0.map { JSONValue($0) })] } ?? .null
    case .document(let value): value(row)
    }
  }

  var spec: FieldSpec { FieldSpec(key: key, shortName: shortName) }
}

extension Sequence {
  /// A row as a JSON object.
  func object<Row>(_ row: Row) -> JSONValue where Element == Field<Row> {
    .object(map { JSONValue.Member($0.key, $0.json(row)) })
  }
}

extension JSONValue {
  /// `null` when there is no number.
  init(_ number: Double?) {
    self = number.map(JSONValue.number) ?? .null
  }
}
