/// A key to the API.
///
/// It shows itself to nobody: every description is its plan alone, so that no message can quote it.
package struct APIKey: Equatable, Sendable {
  /// What it was given for.
  package let plan: APIPlan
  let value: String

  /// Creates a key.
  ///
  /// - Throws: `ServerProblem.unusableKey` for one that no header can carry.
  package init(_ value: String, for plan: APIPlan) throws(ServerProblem) {
    guard value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .unusableKey(plan) }
    self.plan = plan
    self.value = value
  }

  /// The header that it travels in.
  var header: String { "x-cg-\(plan.rawValue)-api-key" }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Its plan.
  package var description: String { "\(plan.rawValue) key" }
  /// Its plan.
  package var debugDescription: String { description }
  /// Nothing of it.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
