/// Checks the structure of a JSON text in one pass, and notes its arrays and objects.
struct JSONScanner {
  /// As many levels as `JSONDecoder` reads; so few that a call for each of them is no danger to the stack.
  private static let deepest = 512
  /// More arrays and objects than any answer has; noting them takes many times the room of the text itself.
  private static let most = 1 << 20

  private(set) var nests: [JSONText.Nest] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads the whole text, and returns where its value starts.
  ///
  /// - Throws: `JSONFault.cut` for what ends while an array or an object is open, else `JSONFault.damaged`.
  mutating func scan() throws(JSONFault) -> Int {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let start = bytes.endOfSpace(position)
    do throws(JSONFault) {
      try passValue(depth: 0)
    } catch {
      throw !nests.isEmpty && position >= bytes.count ? .cut : error
    }
    guard bytes.endOfSpace(position) == bytes.count else { throw .damaged }
    return start
  }

  private mutating func passValue(depth: Int) throws(JSONFault) {
    switch next() {
    case UInt8(ascii: "\""): try passString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): position = bytes.endOfNumber(position)
    case UInt8(ascii: "{"): try passNest(UInt8(ascii: "}"), isObject: true, depth: depth + 1)
    case UInt8(ascii: "["): try passNest(UInt8(ascii: "]"), isObject: false, depth: depth + 1)
    case UInt8(ascii: "t"): try pass("true")
    case UInt8(ascii: "f"): try pass("false")
    case UInt8(ascii: "n"): try pass("null")
    default: throw .damaged
    }
  }

  private mutating func passNest(_ closing: UInt8, isObject: Bool, depth: Int) throws(JSONFault) {
    guard depth <= Self.deepest, nests.count < Self.most else { throw .damaged }
    let index = nests.count
    nests.append(JSONText.Nest())
    position += 1
    var count = 0
    var isOpen = next() != closing
    while isOpen {
      if isObject { try passKey() }
      try passValue(depth: depth)
      count += 1
      switch next() {
      case UInt8(ascii: ","): position += 1
      case closing: isOpen = false
      default: throw .damaged
      }
    }
    position += 1
    nests[index] = JSONText.Nest(end: position, count: count, next: nests.count)
  }

  private mutating func passKey() throws(JSONFault) {
    guard next() == UInt8(ascii: "\"") else { throw .damaged }
    try passString()
    guard next() == UInt8(ascii: ":") else { throw .damaged }
    position += 1
  }

  private mutating func passString() throws(JSONFault) {
    position = bytes.endOfString(position)
    guard position <= bytes.count else { throw .damaged }
  }

  private mutating func pass(_ word: StaticString) throws(JSONFault) {
    let written = bytes[position..<min(position + word.utf8CodeUnitCount, bytes.count)]
    guard word.withUTF8Buffer({ $0.starts(with: written) }) else { throw .damaged }
    position = written.endIndex
    guard written.count == word.utf8CodeUnitCount else { throw .damaged }
  }

  /// Passes over white space, and returns the byte behind it; at the end a zero, which no value begins with.
  private mutating func next() -> UInt8 {
    position = bytes.endOfSpace(position)
    return position < bytes.count ? bytes[position] : 0
  }
}
