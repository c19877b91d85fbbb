/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// Written as `null` when it is not finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value in an object.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSONValue

    /// Creates a member called `name`.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue {
  /// `null` when there is no text.
  package init(_ text: String?) {
    self = text.map(JSONValue.string) ?? .null
  }

  /// An array of texts.
  package init(_ texts: [String]) {
    self = .array(texts.map(JSONValue.string))
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Keeps the order in which the members stand in the source.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
