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

  /// As by the protocol's own rule, with one search for the member instead of three.
  func decodeIfPresent<Scalar: JSONScalar>(_ type: Scalar.Type, forKey key: Key) throws -> Scalar? {
    guard let value = members[key.stringValue], !value.isNull else { return nil }
    return try value.decode(type, at: path(key))
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try place(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try place(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { place }

  func superDecoder(forKey key: Key) throws -> any Decoder { try place(key) }

  private func value(_ key: Key) throws -> JSONValue {
    if let value = members[key.stringValue] { return value }
    throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: "there is no such member"))
  }

  private func place(_ key: Key) throws -> JSONPlace { JSONPlace(value: try value(key), path: path(key)) }

  private func path(_ key: Key) -> JSONPath { .member(of: place.path, key) }
}

/// The members of an object, in their order.
struct JSONMembers {
  private struct Member {
    /// Where the name is written, with its quotes.
    let name: Range<Int>
    let value: JSONValue
  }

  private let text: JSONText
  private var members: [Member] = []

  init(_ object: JSONValue) throws(JSONFault) {
    text = object.text
    var cursor = try JSONCursor(object, .object)
    members.reserveCapacity(cursor.count)
    while cursor.left > 0 {
      members.append(Member(name: cursor.name(), value: cursor.value))
      cursor.advance()
    }
  }

  /// Each name once; one that cannot be read is left out.
  var names: Set<String> { Set(members.compactMap { try? text.bytes.string(at: $0.name.lowerBound) }) }

  /// The value of the first member called `name`.
  subscript(_ name: String) -> JSONValue? {
    var name = name
    return name.withUTF8 { name in members.first { isCalled(name, $0) }?.value }
  }

  private func isCalled(_ name: UnsafeBufferPointer<UInt8>, _ member: Member) -> Bool {
    let written = UnsafeBufferPointer(rebasing: text.bytes[member.name].dropFirst().dropLast())
    if written.count == name.count { return written.elementsEqual(name) }
    // Only an escape makes a name longer than it is.
    guard written.count > name.count, written.contains(UInt8(ascii: "\\")) else { return false }
    return (try? text.bytes.string(at: member.name.lowerBound))?.utf8.elementsEqual(name) == true
  }
}
