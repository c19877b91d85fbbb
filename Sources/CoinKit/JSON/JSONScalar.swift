/// What a single value of a JSON text becomes without any keys.
protocol JSONScalar: Decodable {
  init(_ value: JSONNode) throws(JSONMismatch)
}

extension Bool: JSONScalar {
  init(_ value: JSONNode) throws(JSONMismatch) {
    try value.expect(.bool)
    self = value.text.bytes[value.start] == UInt8(ascii: "t")
  }
}

extension String: JSONScalar {
  init(_ value: JSONNode) throws(JSONMismatch) {
    try value.expect(.string)
    self = try value.text.bytes.string(at: value.start)
  }
}

extension Double: JSONScalar {
  init(_ value: JSONNode) throws(JSONMismatch) {
    try value.expect(.number)
    guard let number = JSONNumber(value.text.bytes, from: value.start), let double = Double(number) else {
      throw .damaged
    }
    self = double
  }
}

extension Float: JSONScalar {
  init(_ value: JSONNode) throws(JSONMismatch) { self.init(try Double(value)) }
}

extension JSONScalar where Self: FixedWidthInteger {
  /// A whole number, also one that is written with a fraction of zero or an exponent.
  init(_ value: JSONNode) throws(JSONMismatch) {
    let double = try Double(value)
    let digits = value.text.bytes[value.start..<value.text.bytes.endOfNumber(value.start)]
    guard let number = Self(String(decoding: digits, as: UTF8.self)) ?? Self(exactly: double) else { throw .damaged }
    self = number
  }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
extension UInt64: JSONScalar {}
