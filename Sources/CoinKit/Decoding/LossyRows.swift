/// An array of which only the rows that decode are kept; the others go to the decoder's log with their number.
struct LossyRows<Element: Decodable>: Decodable {
  let elements: [Element]
  /// How many rows there were, with those left out.
  let count: Int

  init(from decoder: any Decoder) throws {
    var rows = try decoder.unkeyedContainer()
    var elements: [Element] = []
    elements.reserveCapacity(rows.count ?? 0)
    while !rows.isAtEnd {
      if let element = try rows.decode(Row.self).element { elements.append(element) }
    }
    self.elements = elements
    count = rows.currentIndex
  }

  private struct Row: Decodable {
    let element: Element?

    init(from decoder: any Decoder) {
      do {
        element = try Element(from: decoder)
      } catch {
        element = nil
        let index = decoder.codingPath.last?.intValue ?? 0
        decoder.log?.add(.row(number: index + 1, reason: Self.reason(error)))
      }
    }

    private static func reason(_ error: any Error) -> String {
      switch error {
      case DecodingError.keyNotFound(let key, _): "it has no \(key.stringValue)"
      case DecodingError.valueNotFound(_, let context): context.lastKey.map { "its \($0) is null" } ?? "it is null"
      case DecodingError.typeMismatch(_, let context):
        context.lastKey.map { "its \($0) is of the wrong kind" } ?? "it is not an object"
      case DecodingError.dataCorrupted(let context):
        context.lastKey.map { "its \($0) is damaged" } ?? "it is damaged"
      default: "it is damaged"
      }
    }
  }
}

extension DecodingError.Context {
  /// The name of the field at the end of the path; nil when the path ends at a row.
  fileprivate var lastKey: String? {
    guard let key = codingPath.last, key.intValue == nil else { return nil }
    return key.stringValue
  }
}

extension LossyRows: Sendable where Element: Sendable {}
