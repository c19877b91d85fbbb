/// A value within a JSON text.
package struct JSONNode {
  let text: JSONText
  /// The index of its first byte.
  let start: Int
  /// How many arrays and objects open before it, which is its own number when it is one.
  let nest: Int

  /// What it is, as its first byte tells.
  package enum Kind: String {
    case object = "an object"
    case array = "an array"
    case string = "text"
    case bool = "a truth value"
    case null = "null"
    case number = "a number"
  }

  var kind: Kind {
    switch text.bytes[start] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case UInt8(ascii: "\""): .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  var isNest: Bool { text.bytes[start] == UInt8(ascii: "{") || text.bytes[start] == UInt8(ascii: "[") }

  var isNull: Bool { text.bytes[start] == UInt8(ascii: "n") }

  func expect(_ expected: Kind) throws(JSONMismatch) {
    let kind = kind
    if kind == expected { return }
    throw kind == .null ? .null : .kind(kind)
  }

  /// Reads a value, and tells a failure as Swift does; `path` is the way to here.
  func decode<Scalar: JSONScalar>(_ type: Scalar.Type, at path: @autoclosure () -> JSONPath) throws -> Scalar {
    do throws(JSONMismatch) {
      return try Scalar(self)
    } catch {
      throw error.error(type, at: path())
    }
  }
}
