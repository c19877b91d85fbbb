/// An option with the type of its value, as its command declares it and asks for it.
///
/// `Value` is an optional for an option without a default, and `Bool` for one that takes no value.
package struct Option<Value: Sendable>: Sendable {
  package let spec: OptionSpec
  /// What counts when nobody says otherwise.
  package let defaultValue: Value
}

extension Option<Bool> {
  /// An option that takes no value, and is `true` when it is given.
  package init(
    flag name: String, short: Character? = nil, conflicts: [String] = [], _ help: String, more: String? = nil
  ) {
    spec = OptionSpec(
      name: name, short: short, value: nil, defaultText: nil, variable: nil, conflicts: conflicts, refusal: nil,
      help: help, more: more, read: { _ in true })
    defaultValue = false
  }
}

extension Option {
  /// An option with a default.
  ///
  /// - Parameters:
  ///   - defaultText: The default as a user would write it.
  ///   - variable: The environment variable that speaks for it when it is not given.
  package init(
    _ name: String, short: Character? = nil, _ placeholder: String, _ reader: ValueReader<Value>,
    default defaultValue: Value, written defaultText: String, variable: String? = nil, conflicts: [String] = [],
    _ help: String, more: String? = nil
  ) {
    spec = OptionSpec(
      name: name, short: short, value: .init(placeholder: placeholder, kind: reader.kind), defaultText: defaultText,
      variable: variable, conflicts: conflicts, refusal: nil, help: help, more: more,
      read: { text throws(ValueProblem) in try reader.read(text) })
    self.defaultValue = defaultValue
  }

  /// An option that may be absent.
  ///
  /// - Parameter defaultText: What its absence amounts to, as a user would write it.
  package init<Wrapped: Sendable>(
    _ name: String, short: Character? = nil, _ placeholder: String, _ reader: ValueReader<Wrapped>,
    absent defaultText: String? = nil, variable: String? = nil, conflicts: [String] = [],
    refusing refusal: OptionSpec.OperandRefusal? = nil, _ help: String, more: String? = nil
  ) where Value == Wrapped? {
    spec = OptionSpec(
      name: name, short: short, value: .init(placeholder: placeholder, kind: reader.kind), defaultText: defaultText,
      variable: variable, conflicts: conflicts, refusal: refusal, help: help, more: more,
      read: { text throws(ValueProblem) in Value.some(try reader.read(text)) })
    defaultValue = nil
  }
}
