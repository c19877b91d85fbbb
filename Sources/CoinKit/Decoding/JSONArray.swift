/// An array, read one value after the other.
struct JSONArray: UnkeyedDecodingContainer {
  private(set) var cursor: JSONCursor
  let place: JSONPlace

  var codingPath: [any CodingKey] { place.codingPath }
  var count: Int? { cursor.count }
  var currentIndex: Int { cursor.count - cursor.left }
  var isAtEnd: Bool { cursor.left == 0 }

  mutating func decodeNil() throws -> Bool {
    let isNull = try next(Optional<Any>.self).isNull
    if isNull { cursor.advance() }
    return isNull
  }

  mutating func decode<Scalar: JSONScalar>(_ type: Scalar.Type) throws -> Scalar {
    let scalar = try next(type).decode(type, at: path)
    cursor.advance()
    return scalar
  }

  mutating func decode<Model: Decodable>(_ type: Model.Type) throws -> Model {
    let model = try Model(from: JSONPlace(value: try next(type), path: path))
    cursor.advance()
    return model
  }

  /// As by the protocol's own rule, with one look at the value instead of two.
  mutating func decodeIfPresent<Scalar: JSONScalar>(_ type: Scalar.Type) throws -> Scalar? {
    guard !isAtEnd, try !decodeNil() else { return nil }
    return try decode(type)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try superDecoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try superDecoder().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder {
    let value = try next((any Decoder).self)
    defer { cursor.advance() }
    return JSONPlace(value: value, path: path)
  }

  private var path: JSONPath { .element(of: place.path, currentIndex) }

  private func next(_ type: Any.Type) throws -> JSONValue {
    if !isAtEnd { return cursor.value }
    throw DecodingError.valueNotFound(type, .init(codingPath: codingPath, debugDescription: "the array ends here"))
  }
}
