/// What was said to a command, each value read as what it means.
package struct ParsedArguments: Sendable {
  /// The words besides the options, in the order written.
  package internal(set) var operands: [String] = []
  private var values: [String: any Sendable] = [:]

  package init() {}

  /// The value of an option, or its default.
  package subscript<Value>(_ option: Option<Value>) -> Value {
    values[option.spec.name] as? Value ?? option.defaultValue
  }

  /// Whether the option was given, or a variable spoke for it.
  package func has<Value>(_ option: Option<Value>) -> Bool { values[option.spec.name] != nil }

  /// Reads the value of an option; of one that is given twice the last counts.
  mutating func take(_ text: String, for option: OptionSpec) throws(ValueProblem) {
    values[option.name] = try option.read(text)
  }
}
