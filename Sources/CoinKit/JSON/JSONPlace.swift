/// A value and the way to it: what Swift calls a decoder.
struct JSONPlace: Decoder {
  let value: JSONNode
  let path: JSONPath
  let userInfo: [CodingUserInfoKey: Any]

  var codingPath: [any CodingKey] { path.keys }

  /// The place of a value within this one.
  func inner(_ value: JSONNode, _ path: JSONPath) -> JSONPlace {
    JSONPlace(value: value, path: path, userInfo: userInfo)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    do throws(JSONMismatch) {
      return KeyedDecodingContainer(JSONObject<Key>(members: try JSONMembers(value), place: self))
    } catch {
      throw error.error([String: Any].self, at: path)
    }
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    do throws(JSONMismatch) {
      return JSONArray(cursor: try JSONCursor(value, .array), place: self)
    } catch {
      throw error.error([Any].self, at: path)
    }
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension JSONPlace: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value.isNull }

  func decode<Scalar: JSONScalar>(_ type: Scalar.Type) throws -> Scalar { try value.decode(type, at: path) }

  func decode<Model: Decodable>(_ type: Model.Type) throws -> Model { try Model(from: self) }
}
