/// Reads HTML from its bytes, once from front to back, and writes its text.
///
/// It is generic only in where the bytes come from, so that reads can be counted.
struct HTMLReader<Bytes: RandomAccessCollection> where Bytes.Element == UInt8, Bytes.Index == Int {
  private let bytes: Bytes
  private var position: Int
  private var text = PlainTextWriter()
  /// What was searched for up to the end in vain, and need not be searched for again.
  private var missing: Set<String> = []

  init(_ bytes: Bytes) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The text of all that is left to read.
  mutating func plainText() -> String {
    while position < bytes.endIndex {
      let byte = bytes[position]
      let isRead =
        switch byte {
        case UInt8(ascii: "<"): readComment() || readTag()
        case UInt8(ascii: "&"): readEntity()
        default: false
        }
      guard !isRead else { continue }
      text.append(byte)
      position += 1
    }
    return text.string
  }

  private mutating func readComment() -> Bool {
    guard bytes[position...].starts(with: "<!--".utf8), let end = firstIndex(of: "-->", from: position + 4) else {
      return false
    }
    position = end + 3
    return true
  }

  private mutating func readTag() -> Bool {
    let isEnd = position + 1 < bytes.endIndex && bytes[position + 1] == UInt8(ascii: "/")
    let name = bytes[(position + (isEnd ? 2 : 1))...].prefix(while: \.isASCIIAlphanumeric)
    guard let tag = HTMLTag(name: name), let end = endOfTag(from: name.endIndex) else { return false }
    position = end
    switch tag.effect {
    case .none: break
    case .endsLine:
      text.endLine()
      skipLineEnd()
    case .startsLine: text.startLine()
    case .startsParagraph: text.startParagraph()
    case .startsItem where isEnd: text.startLine()
    case .startsItem: text.startItem()
    case .hidesContents where isEnd: break
    case .hidesContents:
      if let close = firstIndex(of: "</" + tag.name, from: position) { position = close }
    }
    return true
  }

  /// The index after a tag's `>`, or `nil` if it has none before the next `<`.
  ///
  /// A quoted value may hold `>`, while a quote that is not closed is a character like any other. Stopping at `<` keeps
  /// an unclosed tag from swallowing what follows, and the whole from reading the same bytes again and again.
  private func endOfTag(from start: Int) -> Int? {
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "<") }
    guard let first = rest.first, first.isHTMLSpace || first == UInt8(ascii: "/") || first == UInt8(ascii: ">") else {
      return nil
    }
    var index = start
    while index < rest.endIndex {
      switch rest[index] {
      case UInt8(ascii: ">"):
        return index + 1
      case let quote where quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"):
        index = rest[(index + 1)...].firstIndex(of: quote) ?? index
      default:
        break
      }
      index += 1
    }
    return nil
  }

  private mutating func readEntity() -> Bool {
    let isNumeric = position + 1 < bytes.endIndex && bytes[position + 1] == UInt8(ascii: "#")
    let name = bytes[(position + (isNumeric ? 2 : 1))...].prefix(while: \.isASCIIAlphanumeric)
    guard
      name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ";"),
      let scalar = isNumeric ? HTMLEntity.scalar(number: name) : HTMLEntity.scalar(name: name)
    else { return false }
    UTF8.encode(scalar)?.forEach { text.append($0) }
    position = name.endIndex + 1
    return true
  }

  /// Passes over the line end that often follows `<br>` in the source and adds nothing to it.
  private mutating func skipLineEnd() {
    for byte in "\r\n".utf8 where position < bytes.endIndex && bytes[position] == byte {
      position += 1
    }
  }

  /// Where a text in lower case is next found, in any case.
  private mutating func firstIndex(of pattern: String, from start: Int) -> Int? {
    guard !missing.contains(pattern) else { return nil }
    let lowercase = Array(pattern.utf8)
    let found = bytes[start...].indices.first { index in
      bytes[index...].prefix(lowercase.count).elementsEqual(lowercase) { $0.asciiLowercased == $1 }
    }
    if found == nil { missing.insert(pattern) }
    return found
  }
}

extension UInt8 {
  fileprivate var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  fileprivate var isASCIIAlphanumeric: Bool {
    let lowercased = asciiLowercased
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isHTMLSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }
}
