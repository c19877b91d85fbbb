/// An option as everything that speaks of it knows it: the parser, the help, the completions and the manual.
struct OptionSpec: Sendable {
  /// Without its dashes.
  let name: String
  let short: Character?
  let argument: Argument
  /// The commands that take it.
  let commands: Set<CommandName>
  /// What counts when it is not given, as a user would write it.
  let fallback: String?
  /// The environment variable that speaks for it when it is not given.
  let variable: Variable?
  /// Names of the options that it cannot stand beside; either of two may name the other.
  let contradicts: [String]
  /// One sentence without a full stop.
  let help: String
  /// Whole sentences for the manual.
  let more: String?
  /// What to write instead with a command that does not take it.
  let elsewhere: String?

  enum Argument: Sendable {
    /// Stands for a whole command line of its own and wins over everything beside it.
    case shortcut(@Sendable (CommandName?) -> Invocation.Action)
    /// Takes no value.
    case flag(@Sendable (inout Draft) -> Void)
    case value(placeholder: String, ValueKind, @Sendable (String, inout Draft) throws(ValueProblem) -> Void)
  }

  /// An environment variable and how its value is had.
  struct Variable: Sendable {
    let name: String
    let value: @Sendable (Environment) -> String?
  }

  init(
    _ name: String,
    short: Character? = nil,
    _ argument: Argument,
    on commands: Set<CommandName>,
    fallback: String? = nil,
    variable: Variable? = nil,
    contradicts: [String] = [],
    _ help: String,
    more: String? = nil,
    elsewhere: String? = nil
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.commands = commands
    self.fallback = fallback
    self.variable = variable
    self.contradicts = contradicts
    self.help = help
    self.more = more
    self.elsewhere = elsewhere
  }
}

extension OptionSpec.Argument {
  /// A flag that stores `value`.
  static func sets<Value: Sendable>(
    _ path: any WritableKeyPath<Draft, Value> & Sendable, _ value: Value
  ) -> OptionSpec.Argument {
    .flag { draft in draft[keyPath: path] = value }
  }

  /// An option whose value is read by `reader` and stored.
  static func takes<Value>(
    _ placeholder: String, _ reader: ValueReader<Value>, _ path: any WritableKeyPath<Draft, Value> & Sendable
  ) -> OptionSpec.Argument {
    .value(placeholder: placeholder, reader.kind) { text, draft throws(ValueProblem) in
      draft[keyPath: path] = try reader.read(text, draft.command)
    }
  }

  /// The same for a value that may be absent.
  static func takes<Value>(
    _ placeholder: String, _ reader: ValueReader<Value>, _ path: any WritableKeyPath<Draft, Value?> & Sendable
  ) -> OptionSpec.Argument {
    .value(placeholder: placeholder, reader.kind) { text, draft throws(ValueProblem) in
      draft[keyPath: path] = try reader.read(text, draft.command)
    }
  }
}

extension OptionSpec {
  /// As it is written: `--currency`.
  var long: String { "--" + name }

  /// As it is written: `-c`.
  var shortForm: String? { short.map { "-\($0)" } }

  /// Every way to write it, the short one first.
  var forms: [String] { [shortForm, long].compactMap(\.self) }

  var placeholder: String? {
    if case .value(let placeholder, _, _) = argument { placeholder } else { nil }
  }

  /// Nil for an option without a value.
  var kind: ValueKind? {
    if case .value(_, let kind, _) = argument { kind } else { nil }
  }

  /// Whether every command takes it.
  var isCommon: Bool { commands == OptionSpec.everyCommand }

  /// The value of `commands` for an option that every command takes.
  static let everyCommand = Set(CommandName.allCases)
}
