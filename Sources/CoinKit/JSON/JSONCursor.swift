/// Walks over the values of an array or an object, one after the other.
struct JSONCursor {
  /// How many values there are in all.
  let count: Int
  /// How many of them are still to come.
  private(set) var left: Int
  private let text: JSONText
  private var position: Int
  private var nest: Int

  init(_ value: JSONNode, _ kind: JSONNode.Kind) throws(JSONMismatch) {
    try value.expect(kind)
    text = value.text
    position = value.start + 1
    nest = value.nest + 1
    count = text.nests[value.nest].count
    left = count
  }

  /// The value that comes next, which there has to be.
  var value: JSONNode { JSONNode(text: text, start: text.bytes.endOfSpace(position), nest: nest) }

  /// Where the value is written that comes next.
  var range: Range<Int> {
    let value = value
    let end =
      switch value.kind {
      case .string: text.bytes.endOfString(value.start)
      case .number: text.bytes.endOfNumber(value.start)
      case .null: value.start + 4
      case .bool: value.start + (text.bytes[value.start] == UInt8(ascii: "t") ? 4 : 5)
      case .array, .object: text.nests[nest].end
      }
    return value.start..<end
  }

  /// Goes behind the next value.
  mutating func advance() {
    let range = range
    if value.isNest { nest = text.nests[nest].next }
    // A comma or, behind the last one, the bracket.
    position = text.bytes.endOfSpace(range.upperBound) + 1
    left -= 1
  }

  /// Goes behind the name of the next value, and returns where it is written between its quotes.
  mutating func name() -> Range<Int> {
    let start = text.bytes.endOfSpace(position)
    let end = text.bytes.endOfString(start)
    position = text.bytes.endOfSpace(end) + 1
    return start + 1..<end - 1
  }
}
