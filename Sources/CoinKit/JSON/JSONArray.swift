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
    let model = try Model(from: place.inner(try next(type), path))
    cursor.advance()
    return model
  }

  /// As by the protocol's own rule, which is preferred to a generic one, with fewer looks at the value.
  mutating func decodeIfPresent(_ type: Double.Type) throws -> Double? {
    if isAtEnd { return nil }
    let value = cursor.value
    let number = value.isNull ? nil : try value.decode(type, at: path)
    cursor.advance()
    return number
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
    return place.inner(value, path)
  }

  private var path: JSONPath { .element(of: place.path, currentIndex) }

  private func next(_ type: Any.Type) throws -> JSONNode {
    if !isAtEnd { return cursor.value }
    throw DecodingError.valueNotFound(type, .init(codingPath: codingPath, debugDescription: "the array ends here"))
  }
}
