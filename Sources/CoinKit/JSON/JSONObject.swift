/// An object, asked for one member after the other.
struct JSONObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: JSONMembers
  let place: JSONPlace

  var codingPath: [any CodingKey] { place.codingPath }
  var allKeys: [Key] { members.names.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNull }

  func decode<Scalar: JSONScalar>(_ type: Scalar.Type, forKey key: Key) throws -> Scalar {
    try value(key).decode(type, at: path(key))
  }

  func decode<Model: Decodable>(_ type: Model.Type, forKey key: Key) throws -> Model {
    try Model(from: place(key))
  }

  // By the protocol's own rules, which are preferred to generic ones, each of these would search for the member thrice.

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try present(key)?.decode(type, at: path(key))
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try present(key)?.decode(type, at: path(key))
  }

  func decodeIfPresent<Model: Decodable>(_ type: Model.Type, forKey key: Key) throws -> Model? {
    try present(key).map { try Model(from: place.inner($0, path(key))) }
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try place(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try place(key).unkeyedContainer()
  }

  /// What a class inherits stands beside its own members.
  func superDecoder() throws -> any Decoder { place }

  func superDecoder(forKey key: Key) throws -> any Decoder { try place(key) }

  private func present(_ key: Key) -> JSONNode? {
    guard let value = members[key.stringValue], !value.isNull else { return nil }
    return value
  }

  private func value(_ key: Key) throws -> JSONNode {
    if let value = members[key.stringValue] { return value }
    throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "there is no such member"))
  }

  private func place(_ key: Key) throws -> JSONPlace { place.inner(try value(key), path(key)) }

  private func path(_ key: Key) -> JSONPath { .member(of: place.path, key) }
}
