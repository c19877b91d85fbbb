import Foundation

/// A key to the API.
///
/// It shows itself to nobody: every description is its plan alone, so that no message can quote it.
struct APIKey: Equatable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  enum Plan: String, Sendable {
    case demo, pro

    /// The header that the key travels in.
    var header: String { "x-cg-\(rawValue)-api-key" }

    /// The plan's own host.
    var defaultBase: String {
      switch self {
      case .demo: APIServer.publicBase
      case .pro: "https://pro-api.coingecko.com/api/v3"
      }
    }
  }

  let plan: Plan
  let value: String

  /// The key that `environment` holds; a Pro key goes before a Demo key.
  ///
  /// - Throws: `Failure.usage` for a key that no header can carry.
  init?(_ environment: Environment) throws(Failure) {
    if let key = environment.proKey {
      try self.init(plan: .pro, value: key, variable: "COINGECKO_PRO_API_KEY")
    } else if let key = environment.demoKey {
      try self.init(plan: .demo, value: key, variable: "COINGECKO_DEMO_API_KEY")
    } else {
      return nil
    }
  }

  private init(plan: Plan, value: String, variable: String) throws(Failure) {
    guard value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw .usage(
        "\(variable) holds a space or a character that a key cannot have", hint: "copy the key again, without quotes")
    }
    self.plan = plan
    self.value = value
  }

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

  var description: String { "\(plan.rawValue) key" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
