/// An option as everything that speaks of it knows it: the parser, the help, the completions and the manual.
package struct OptionSpec: Sendable {
  /// Without its dashes.
  package let name: String
  package let short: Character?
  /// Nil for an option that takes no value.
  package let value: Value?
  /// What counts when it is not given, as a user would write it.
  package let defaultText: String?
  /// The environment variable that speaks for it when it is not given.
  package let variable: String?
  /// Names of the options that it cannot stand beside; either of two may name the other.
  package let conflicts: [String]
  /// Why it cannot stand beside operands; nil for one that can.
  package let refusal: OperandRefusal?
  /// One sentence without a full stop.
  package let help: String
  /// Whole sentences for the manual.
  package let more: String?
  /// Turns what was written into the value, which for an option that takes none is `true`.
  package let read: @Sendable (String) throws(ValueProblem) -> any Sendable

  package struct Value: Equatable, Sendable {
    package let placeholder: String
    package let kind: ValueKind
  }

  /// What to say when operands stand beside an option that refuses them.
  package struct OperandRefusal: Equatable, Sendable {
    /// What the option does not stand beside: `named coins`.
    package let operands: String
    package let hint: String

    package init(_ operands: String, hint: String) {
      self.operands = operands
      self.hint = hint
    }
  }
}

extension OptionSpec {
  /// As it is written: `--currency`.
  package var long: String { "--" + name }

  /// As it is written: `-c`.
  package var shortForm: String? { short.map { "-\($0)" } }

  /// Every way to write it, the short one first.
  package var forms: [String] { [shortForm, long].compactMap(\.self) }
}
