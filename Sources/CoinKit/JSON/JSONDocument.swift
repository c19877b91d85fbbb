public import Foundation

/// The bytes of a JSON text, and where its arrays and objects end.
///
/// Made by one pass that checks the structure and nothing else; the insides of strings and numbers are checked where they
/// are decoded.
public struct JSONDocument: Equatable, Sendable {
  /// The text as it came.
  package let bytes: Data
  private let start: Int
  private let nests: [JSONText.Nest]

  /// Reads the structure of `bytes`.
  ///
  /// - Throws: `JSONFault.cut` for what ends while an array or an object is open, `JSONFault.damaged` for anything else
  ///   that is no JSON.
  public init(_ bytes: Data) throws(JSONFault) {
    let scanned = bytes.withUnsafeBytes { bytes in
      Result { () throws(JSONFault) in
        var scanner = JSONScanner(bytes.bindMemory(to: UInt8.self))
        return (start: try scanner.scan(), nests: scanner.nests)
      }
    }
    (start, nests) = try scanned.get()
    self.bytes = bytes
  }

  /// What the text is as a whole.
  package var kind: JSONNode.Kind { withRoot(\.kind) }

  /// How many values the array or object holds; none for any other value.
  package var count: Int { nests.first?.count ?? 0 }

  /// Where the elements of the array are written, counted from the first byte; nil when the text is no array.
  package var elements: [Range<Int>]? {
    withRoot { root in
      guard var cursor = try? JSONCursor(root, .array) else { return nil }
      var elements: [Range<Int>] = []
      elements.reserveCapacity(cursor.count)
      while cursor.left > 0 {
        elements.append(cursor.range)
        cursor.advance()
      }
      return elements
    }
  }

  /// Gives the value of the whole text to `body`, which must not let it out.
  func withRoot<Value>(_ body: (JSONNode) throws -> Value) rethrows -> Value {
    try bytes.withUnsafeBytes { bytes in
      try nests.withUnsafeBufferPointer { nests in
        let text = JSONText(bytes: bytes.bindMemory(to: UInt8.self), nests: nests)
        return try body(JSONNode(text: text, start: start, nest: 0))
      }
    }
  }
}
