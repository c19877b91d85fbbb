import CoinKit
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
    var elements: [Range<Int>] = []
    var elementStart = position + 1
    while position < bytes.count {
      switch bytes[position] {
      // From the minus to Z: digits, which most of a market is, and nothing that opens, parts or closes.
      case UInt8(ascii: "-")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "\""):
        position = bytes.endOfString(position)
        continue
      case UInt8(ascii: ",") where depth == 1:
        elements.append(elementStart..<position)
        elementStart = position + 1
      case open.array, open.object: depth += 1
      case close.array, close.object:
        depth -= 1
        guard depth == 0 else { break }
        guard bytes[(position + 1)...].allSatisfy(isSpace) else { return .other }
        elements.append(elementStart..<position)
        return isArray ? .array(elements.map { trimmed($0, in: bytes) }.filter { !$0.isEmpty }) : .object
      default: break
      }
      position += 1
    }
    return .cut
  }

  /// The range without the white space at its ends.
  private static func trimmed(_ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    guard let first = range.first(where: { !isSpace(bytes[$0]) }), let last = range.last(where: { !isSpace(bytes[$0]) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  private static let open = (array: UInt8(ascii: "["), object: UInt8(ascii: "{"))
  private static let close = (array: UInt8(ascii: "]"), object: UInt8(ascii: "}"))

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
