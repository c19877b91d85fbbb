import Foundation

extension Endpoint {
  /// The path, its segments percent-encoded, with a slash between them.
  var encodedPath: String { path.map(Self.encoded).joined(separator: "/") }

  /// The query with its question mark, percent-encoded; empty when there is none.
  var encodedQuery: String {
    let items = query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value ?? ""))" }
    return items.isEmpty ? "" : "?" + items.joined(separator: "&")
  }

  /// `text` with everything percent-encoded that RFC 3986 does not call unreserved, save the comma between ids.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      if unescaped.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  private static let unescaped = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~,".utf8)
}
