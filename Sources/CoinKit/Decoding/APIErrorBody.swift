public import Foundation

/// What the API says in the body of an answer that is not data.
///
/// CoinGecko's API v3 writes its errors in four JSON shapes, its front servers as plain text or as an HTML page. All of
/// them are read here; the HTTP status is not looked at.
public struct APIErrorBody: Equatable, Sendable {
  /// How an error was written.
  public enum Form: Equatable, Sendable {
    /// A JSON object with one of the API's error keys.
    case json
    /// Plain text, such as `Throttled`.
    case text
    /// A page for a browser, as a front server sends it.
    case html
  }

  /// How the error was written.
  public let form: Form

  /// The API's own code, such as 10002, or an HTTP status repeated in the body; nil when the body names none.
  public let code: Int?

  /// The server's words, one line, not sanitised; nil when there are none.
  public let message: String?

  /// Reads the body of an answer.
  ///
  /// Gives nil for an empty body and for JSON that holds none of the error keys, as data does.
  ///
  /// - Parameter document: The body as JSON, where it has been looked through already.
  public init?(_ body: Data, document: JSONDocument? = nil) {
    // The rows of a market are a megabyte that need not become text first.
    if body.first == UInt8(ascii: "[") { return nil }
    let text = String(decoding: body.prefix(Self.longestRead), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: "\u{FEFF}")))
    switch text.first {
    case nil, "[":
      return nil
    case "{":
      guard let document = document ?? (try? JSONDocument(body)),
        let envelope = try? JSONReader().decode(Envelope.self, from: document),
        envelope.isError
      else { return nil }
      (form, code, message) = (.json, envelope.code, envelope.message)
    case "<":
      (form, code, message) = (.html, nil, Self.title(ofPage: text))
    default:
      let line = text.split(whereSeparator: \.isNewline).first.map(String.init)
      (form, code, message) = (.text, line.flatMap(Self.frontServerCode), line)
    }
  }

  /// No error is longer, so that a large page is not read whole.
  private static let longestRead = 65_536

  private static func title(ofPage page: String) -> String? {
    guard let start = page.range(of: "<title", options: .caseInsensitive),
      let open = page[start.upperBound...].firstIndex(of: ">"),
      let end = page.range(of: "</title", options: .caseInsensitive, range: open..<page.endIndex)
    else { return nil }
    let words = page[page.index(after: open)..<end.lowerBound].split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The number in `error code: 1015`.
  private static func frontServerCode(in line: String) -> Int? {
    let prefix = "error code:"
    guard line.lowercased().hasPrefix(prefix) else { return nil }
    return Int(line.dropFirst(prefix.count).trimmingCharacters(in: .whitespaces))
  }
}

/// The union of the API's JSON shapes.
private struct Envelope: Decodable {
  var error: Detail?
  var status: Detail?
  var code: Int?

  enum CodingKeys: String, CodingKey {
    case error, status
    case code = "error_code"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    error = try? container.decodeIfPresent(Detail.self, forKey: .error)
    status = try? container.decodeIfPresent(Detail.self, forKey: .status)
    let topCode = container.integer(forKey: .code)
    code = error?.nestedCode ?? status?.ownCode ?? topCode ?? error?.ownCode
  }

  var isError: Bool { error?.isTelling == true || status?.isTelling == true || code != nil }

  var message: String? { error?.words ?? status?.words }
}

/// The value of `error` or `status`: words, a number, or an object that may hold the other's shape again.
private indirect enum Detail: Decodable {
  case words(String)
  case number(Int)
  case object(code: Int?, words: String?, status: Detail?)

  enum CodingKeys: String, CodingKey {
    case status
    case code = "error_code"
    case words = "error_message"
  }

  init(from decoder: any Decoder) throws {
    if let value = try? decoder.singleValueContainer() {
      if let words = try? value.decode(String.self) {
        self = .words(words)
        return
      }
      if let number = try? value.decode(Int.self) {
        self = .number(number)
        return
      }
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self = .object(
      code: container.integer(forKey: .code),
      words: try? container.decodeIfPresent(String.self, forKey: .words),
      status: try? container.decodeIfPresent(Detail.self, forKey: .status))
  }

  var words: String? {
    switch self {
    case .words(let words): words.isEmpty ? nil : words
    case .number: nil
    case .object(_, let words, let status): words ?? status?.words
    }
  }

  var ownCode: Int? {
    switch self {
    case .words: nil
    case .number(let number): number
    case .object(let code, _, _): code
    }
  }

  var nestedCode: Int? {
    guard case .object(_, _, let status) = self else { return nil }
    return status?.ownCode
  }

  /// Whether it says anything at all; a bare word as a `status` is not an error.
  var isTelling: Bool { words != nil || ownCode != nil || nestedCode != nil }
}

extension KeyedDecodingContainer {
  /// An integer, also one that was written as a string.
  fileprivate func integer(forKey key: Key) -> Int? {
    if let number = try? decodeIfPresent(Int.self, forKey: key) { return number }
    return (try? decodeIfPresent(String.self, forKey: key)).flatMap { Int($0) }
  }
}
