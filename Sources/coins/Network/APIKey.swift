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

  /// `text` without the key, in case a server quotes what it was sent.
  func removed(from text: Data) -> Data {
    var text = text
    let (key, substitute) = (Data(value.utf8), Data(Self.substitute.utf8))
    var start = text.startIndex
    while let place = text.range(of: key, in: start..<text.endIndex) {
      text.replaceSubrange(place, with: substitute)
      start = place.lowerBound + substitute.count
    }
    return text
  }

  /// What stands in the place of a key.
  static let substitute = "[key]"

  var description: String { "\(plan.rawValue) key" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
