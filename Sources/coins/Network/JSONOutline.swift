import Foundation

/// The outline of a JSON text: where its brackets close, and nothing about its values.
///
/// It tells a whole answer from a cut one at a glance, and hands out the elements of an array byte for byte, so that no
/// number is written anew.
enum JSONOutline: Equatable {
  /// An array, with the place of each element.
  case array([Range<Int>])
  case object
  /// It ended while a bracket or a string was open.
  case cut
  /// No array and no object, or something after its end.
  case other

  /// Complexity: one pass over `text`.
  init(_ text: Data) {
    self = text.withUnsafeBytes { Self.scan($0.bindMemory(to: UInt8.self)) }
  }

  private static func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONOutline {
    var position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count, bytes[position] == open.array || bytes[position] == open.object else { return .other }
    let isArray = bytes[position] == open.array

    var depth = 0
    var isInString = false
    var elements: [Range<Int>] = []
    var elementStart: Int?
    var elementEnd = position
    while position < bytes.count {
      let byte = bytes[position]
      defer { position += 1 }
      if isInString {
        if byte == UInt8(ascii: "\\") { position += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
        elementEnd = position + 1
        continue
      }
      if isSpace(byte) { continue }
      let closes = byte == close.array || byte == close.object
      if depth == 1, byte == UInt8(ascii: ",") || closes {
        if let start = elementStart { elements.append(start..<elementEnd) }
        elementStart = nil
      } else if depth >= 1 {
        elementStart = elementStart ?? position
        elementEnd = position + 1
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case open.array, open.object: depth += 1
      case close.array, close.object: depth -= 1
      default: break
      }
      guard depth > 0 else {
        let isLast = bytes[(position + 1)...].allSatisfy(isSpace)
        return isLast ? (isArray ? .array(elements) : .object) : .other
      }
    }
    return .cut
  }

  private static let open = (array: UInt8(ascii: "["), object: UInt8(ascii: "{"))
  private static let close = (array: UInt8(ascii: "]"), object: UInt8(ascii: "}"))

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
