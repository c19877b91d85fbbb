/// Writes JSON values as UTF-8 bytes: the same value always gives the same bytes.
///
/// What JSON itself demands is always escaped. Who writes says which scalars are escaped too; printable ASCII, which
/// harms nobody, is not asked for.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isEscaped: (Unicode.Scalar) -> Bool

  private init(_ isEscaped: @escaping (Unicode.Scalar) -> Bool) {
    self.isEscaped = isEscaped
  }

  /// The bytes of `value` on one line, without a line feed at its end.
  ///
  /// - Parameter isEscaped: Which scalars of strings are written as `\uXXXX`, besides those that have to be.
  package static func bytes(
    of value: JSONValue, escaping isEscaped: @escaping (Unicode.Scalar) -> Bool
  ) -> [UInt8] {
    var writer = JSONWriter(isEscaped)
    writer.write(value)
    return writer.bytes
  }

  /// The same as a `String`.
  package static func text(
    of value: JSONValue, escaping isEscaped: @escaping (Unicode.Scalar) -> Bool
  ) -> String {
    String(decoding: bytes(of: value, escaping: isEscaped), as: UTF8.self)
  }

  /// The bytes of an array with each element on a line of its own, and a line feed at the end.
  ///
  /// Elements made as they are asked for need not be in memory all at once.
  package static func lines(
    of elements: some Collection<JSONValue>, escaping isEscaped: @escaping (Unicode.Scalar) -> Bool
  ) -> [UInt8] {
    var writer = JSONWriter(isEscaped)
    writer.write("[")
    writer.writeList(elements, separator: ",") { writer, element in
      writer.write("\n")
      writer.write(element)
    }
    writer.write(elements.isEmpty ? "]\n" : "\n]\n")
    return writer.bytes
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: write("null")
    case .bool(let value): write(value ? "true" : "false")
    case .integer(let value): write(value.description)
    case .number(let value): write(number: value)
    case .string(let value): write(string: value)
    case .array(let elements):
      write("[")
      writeList(elements, separator: ",") { $0.write($1) }
      write("]")
    case .object(let members):
      write("{")
      writeList(members, separator: ",") { writer, member in
        writer.write(string: member.name)
        writer.write(":")
        writer.write(member.value)
      }
      write("}")
    }
  }

  private mutating func writeList<Element>(
    _ elements: some Sequence<Element>, separator: String, each: (inout JSONWriter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { write(separator) }
      each(&self, element)
    }
  }

  private mutating func write(_ text: String) {
    // At once, since a view of the text is copied byte by byte.
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// The shortest text that reads back as the same value, of whole ones without an exponent.
  private mutating func write(number value: Double) {
    guard value.isFinite else { return write("null") }
    if value.magnitude < 0x1p53, let whole = Int(exactly: value) { return write(whole.description) }
    write(value == value.rounded() ? value.asPlainDigits() : value.description)
  }

  private mutating func write(string: String) {
    write("\"")
    if string.utf8.allSatisfy(Self.isPlainASCII) {
      bytes.append(contentsOf: string.utf8)
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    write("\"")
  }

  private static func isPlainASCII(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\r": write("\\r")
    case "\t": write("\\t")
    case " "..."~": bytes.append(UInt8(ascii: scalar))
    case _ where scalar.value < 0x20 || isEscaped(scalar):
      for unit in UTF16.encode(scalar) ?? .init() { write(escaped: unit) }
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }

  private mutating func write(escaped unit: UInt16) {
    let digits = String(unit, radix: 16)
    write("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
