/// The members of an object, in their order.
struct JSONMembers {
  private struct Member {
    /// Where the name is written, between its quotes.
    let name: Range<Int>
    /// Whether the name has to be decoded before it can be compared.
    let isEscaped: Bool
    let start: Int
    let nest: Int
  }

  private let text: JSONText
  private var members: [Member] = []

  init(_ object: JSONNode) throws(JSONMismatch) {
    text = object.text
    var cursor = try JSONCursor(object, .object)
    members.reserveCapacity(cursor.count)
    while cursor.left > 0 {
      let name = cursor.name()
      let value = cursor.value
      let isEscaped = text.bytes[name].contains(UInt8(ascii: "\\"))
      members.append(Member(name: name, isEscaped: isEscaped, start: value.start, nest: value.nest))
      cursor.advance()
    }
  }

  /// Each name once; one that cannot be read is left out.
  var names: Set<String> { Set(members.compactMap { try? text.bytes.string(at: $0.name.lowerBound - 1) }) }

  /// The value of the first member called `name`.
  subscript(_ name: String) -> JSONNode? {
    var name = name
    return name.withUTF8 { name in
      for member in members where isCalled(name, member) {
        return JSONNode(text: text, start: member.start, nest: member.nest)
      }
      return nil
    }
  }

  private func isCalled(_ name: UnsafeBufferPointer<UInt8>, _ member: Member) -> Bool {
    if member.isEscaped {
      // No escape is shorter than what it stands for.
      guard member.name.count > name.count else { return false }
      return (try? text.bytes.string(at: member.name.lowerBound - 1))?.utf8.elementsEqual(name) == true
    }
    return member.name.count == name.count && text.bytes[member.name].elementsEqual(name)
  }
}
