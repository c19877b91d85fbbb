/// Why a value of a JSON text is not the one that is wanted.
enum JSONMismatch: Error, Equatable {
  case null
  case kind(JSONNode.Kind)
  /// The inside of a string or a number breaks a rule of RFC 8259, or the number is too large.
  case damaged

  /// The same as Swift tells it of the value at `path`.
  func error(_ type: Any.Type, at path: JSONPath) -> DecodingError {
    switch self {
    case .null: .valueNotFound(type, .init(codingPath: path.keys, debugDescription: "null stands in its place"))
    case .kind(let found):
      .typeMismatch(type, .init(codingPath: path.keys, debugDescription: "\(found.rawValue) stands in its place"))
    // Names what holds the value, as the row that is lost is told.
    case .damaged: .dataCorrupted(.init(codingPath: path.keys.dropLast(), debugDescription: "it cannot be read"))
    }
  }
}
