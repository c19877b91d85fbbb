import CoinKit

/// What an option's value looks like, for everything that explains or completes it.
enum ValueKind: Equatable, Sendable {
  case integer(ClosedRange<Int>)
  /// A number of seconds above 0, fractions allowed.
  case seconds(limit: Int)
  /// A number with a unit, or 0.
  case duration
  case choice(noun: String, [String])
  case currency
  case text
  case folder
  /// Names of fields with commas between them.
  case fields

  /// What the option takes, as the end of a sentence.
  var expectation: String {
    switch self {
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .seconds(let limit): "a number of seconds above 0, at most \(limit)"
    case .duration: "a number with a unit, such as 90s, 5m, 1h or 2d, or 0"
    case .choice(_, let values): "one of " + values.joined(separator: ", ")
    case .currency: "the code of a currency, such as usd"
    case .text: "a text that is not empty"
    case .folder: "a folder"
    case .fields: "names of fields with commas between them"
    }
  }

  /// The words that a value is one of, whichever the command; nil when there is no such list.
  var words: [String]? {
    switch self {
    case .choice(_, let values): values
    case .currency: CurrencyCode.all
    case .integer, .seconds, .duration, .text, .folder, .fields: nil
    }
  }

  /// The name of the type in the machine-readable catalogue.
  var typeName: String {
    switch self {
    case .integer: "integer"
    case .seconds: "seconds"
    case .duration: "duration"
    case .choice: "choice"
    case .currency: "currency"
    case .text: "text"
    case .folder: "folder"
    case .fields: "fields"
    }
  }
}

/// Why a value cannot be used.
enum ValueProblem: Error, Equatable, Sendable {
  /// It is not of the kind at all.
  case unlike(ValueKind, String)
  /// It is a word, but none of the known ones.
  case unknown(noun: String, String, known: [String])
}
