/// The members of an object, in their order.
struct JSONMembers {
  private struct Member {
    /// Where the name is written, between its quotes.
    let name: Range<Int>
    let start: Int
    let nest: Int
  }

  private let text: JSONText
  private var members: [Member] = []

  init(_ object: JSONNode) throws(JSONFault) {
    text = object.text
    var cursor = try JSONCursor(object, .object)
    members.reserveCapacity(cursor.count)
    while cursor.left > 0 {
      let name = cursor.name()
      let value = cursor.value
      members.append(Member(name: name, start: value.start, nest: value.nest))
      cursor.advance()
    }
  }

  /// Each name once; one that cannot be read is left out.
  var names: Set<String> { Set(members.compactMap { try? text.bytes.string(at: $0.name.lowerBound - 1) }) }

  /// The value of the first member called `name`.
  subscript(_ name: String) -> JSONNode? {
    var name = name
    let member = name.withUTF8 { name in members.first { isCalled(name, $0) } }
    return member.map { JSONNode(text: text, start: $0.start, nest: $0.nest) }
  }

  private func isCalled(_ name: UnsafeBufferPointer<UInt8>, _ member: Member) -> Bool {
    let written = member.name
    if written.count == name.count { return text.bytes[written].elementsEqual(name) }
    // Only an escape makes a name longer than it is.
    guard written.count > name.count, text.bytes[written].contains(UInt8(ascii: "\\")) else { return false }
    return (try? text.bytes.string(at: written.lowerBound - 1))?.utf8.elementsEqual(name) == true
  }
}
