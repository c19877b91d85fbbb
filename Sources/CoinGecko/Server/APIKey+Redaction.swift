import Foundation

extension APIKey {
  /// `text` without the key, for a server that quotes what it was sent; nil when it does not.
  ///
  /// A short key is no secret, and would be found in any text.
  func removed(from text: Data) -> Data? {
    guard isSecret else { return nil }
    let plain = text.range(of: Data(#"\u00"#.utf8)) == nil ? text : Self.unescaped(text)
    guard plain.range(of: Data(value.utf8)) != nil else { return nil }
    return Data(removed(from: String(decoding: plain, as: UTF8.self)).utf8)
  }

  /// The same for a text without escapes, which is given back in either case.
  func removed(from text: String) -> String { isSecret ? text.replacing(value, with: "[key]") : text }

  private var isSecret: Bool { value.utf8.count >= 8 }

  private static let mustBeEscaped = [UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F]

  /// JSON with its escapes of plain ASCII characters undone, which changes no value.
  private static func unescaped(_ json: Data) -> Data {
    let text = String(decoding: json, as: UTF8.self).replacing(/\\(?:\\|u00([2-7][0-9A-Fa-f]))/) { match in
      guard let code = match.1.flatMap({ UInt8($0, radix: 16) }), !mustBeEscaped.contains(code) else { return match.0 }
      return Substring(String(Unicode.Scalar(code)))
    }
    return Data(text.utf8)
  }
}
