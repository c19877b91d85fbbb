/// Why a value of a JSON text cannot be had.
package enum JSONFault: Error, Equatable {
  case null
  case mismatch(found: JSONNode.Kind)
  /// The text ended while an array or an object was open.
  case cut
  case damaged

  func error(_ type: Any.Type, at path: JSONPath) -> DecodingError {
    switch self {
    case .null: .valueNotFound(type, .init(codingPath: path.keys, debugDescription: "null stands in its place"))
    case .mismatch(let found):
      .typeMismatch(type, .init(codingPath: path.keys, debugDescription: "\(found.rawValue) stands in its place"))
    // Names what holds the value, as the row that is lost is told; nothing where the text is no JSON.
    case .cut, .damaged: .dataCorrupted(.init(codingPath: path.keys.dropLast(), debugDescription: "it cannot be read"))
    }
  }
}

/// The way to a value, written out only where an error or a model wants it.
indirect enum JSONPath {
  case root
  case member(of: JSONPath, any CodingKey)
  case element(of: JSONPath, Int)

  var keys: [any CodingKey] {
    switch self {
    case .root: []
    case .member(let parent, let key): parent.keys + [key]
    case .element(let parent, let index): parent.keys + [JSONKey(intValue: index)]
    }
  }
}

/// A key that is known when the program runs alone.
struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "\(intValue)"
    self.intValue = intValue
  }
}
