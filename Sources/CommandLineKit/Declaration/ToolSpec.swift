/// The whole tool as its help and manual describe it, and what the command line is read by.
package struct ToolSpec: Sendable {
  /// As users call it.
  package let name: String
  /// One line for the head of the help and the manual.
  package let summary: String
  /// Whose data it shows, in the words that they ask for.
  package let attribution: String
  /// Every command, sub-commands behind their own, in the order in which they are shown.
  package let commands: [CommandSpec]
  /// The options that every command takes.
  package let commonOptions: [OptionSpec]
  private let makeVariables: @Sendable () -> [VariableSpec]
  private let makeExitCodes: @Sendable () -> [ExitCodeSpec]
  private let makeManual: @Sendable () -> ManualProse

  /// Environment variables that do one thing together.
  package struct VariableSpec: Equatable, Sendable {
    /// In the order in which they are heeded.
    package let names: [String]
    /// One sentence without a full stop.
    package let meaning: String

    package init(_ names: [String], _ meaning: String) {
      self.names = names
      self.meaning = meaning
    }
  }

  package struct ExitCodeSpec: Equatable, Sendable {
    package let code: Int
    /// Short enough for all of them to stand in a line or two.
    package let name: String
    /// One sentence without a full stop.
    package let meaning: String

    package init(code: Int, name: String, meaning: String) {
      self.code = code
      self.name = name
      self.meaning = meaning
    }
  }

  /// Creates a description, of which what no parser needs is made when it is asked for.
  package init(
    name: String, summary: String, attribution: String, commands: [CommandSpec], commonOptions: [OptionSpec],
    variables: @autoclosure @escaping @Sendable () -> [VariableSpec],
    exitCodes: @autoclosure @escaping @Sendable () -> [ExitCodeSpec],
    manual: @autoclosure @escaping @Sendable () -> ManualProse
  ) {
    self.name = name
    self.summary = summary
    self.attribution = attribution
    self.commands = commands.flatMap { [$0] + $0.subcommands }
    self.commonOptions = commonOptions + Self.shortcuts
    makeVariables = variables
    makeExitCodes = exitCodes
    makeManual = manual
  }

  /// The name of the option that explains.
  static let help = "help"
  /// The name of the option that tells the version.
  static let version = "version"

  /// Options that stand for a whole command line of their own and win over everything beside them.
  private static let shortcuts = [
    Option(flag: help, short: "h", "Explain the command", more: "It wins over everything beside it.").spec,
    Option(flag: version, "Print the version", more: "It wins over everything but --help.").spec,
  ]
}

extension ToolSpec {
  package var variables: [VariableSpec] { makeVariables() }
  package var exitCodes: [ExitCodeSpec] { makeExitCodes() }
  package var manual: ManualProse { makeManual() }

  /// The commands that people are told of.
  package var publicCommands: [CommandSpec] { commands.filter(\.isPublic) }

  /// The same without those that stand below another.
  package var mainCommands: [CommandSpec] { publicCommands.filter { !$0.name.contains(" ") } }

  /// What may stand for a value, when that is a closed list of single words.
  package func words(of kind: ValueKind) -> [String]? {
    kind.candidates == .commands ? mainCommands.map(\.name) : kind.words
  }

  /// The command called `name`.
  package func command(_ name: String) -> CommandSpec? { commands.first { $0.name == name } }

  /// The options that a command takes, its own first.
  package func options(of command: CommandSpec) -> [OptionSpec] { command.options + commonOptions }

  /// Every option once, those of commands first.
  ///
  /// One that several commands take stands where the first of them has it; one that is new with a command stands behind
  /// the one before it there.
  package var options: [OptionSpec] { ownOptions + commonOptions }

  private var ownOptions: [OptionSpec] {
    var options: [OptionSpec] = []
    for command in commands {
      var place = 0
      for option in command.options {
        if let index = options.firstIndex(where: { $0.name == option.name }) {
          place = index + 1
        } else {
          options.insert(option, at: place)
          place += 1
        }
      }
    }
    return options
  }

  /// Whether every command takes the option.
  package func isCommon(_ option: OptionSpec) -> Bool { commonOptions.contains { $0.name == option.name } }

  /// The commands that take the option, of those that people are told of.
  package func commands(taking option: OptionSpec) -> [CommandSpec] {
    let commands = publicCommands
    return isCommon(option) ? commands : commands.filter { $0.options.contains { $0.name == option.name } }
  }

  /// The names of the options among `options` that `option` cannot stand beside, whichever of the two says so.
  package func conflicts(of option: OptionSpec, among options: [OptionSpec]) -> [String] {
    options.filter { $0.conflicts.contains(option.name) || option.conflicts.contains($0.name) }.map(\.name)
  }
}

/// What the manual says that no table holds, as mdoc.
package struct ManualProse: Sendable {
  /// When any of its words last changed; mdoc demands a date.
  package let date: String
  package let description: String
  /// Headings with what stands below them, between the commands and the options.
  package let topics: [(heading: String, text: String)]
  package let files: [(path: String, meaning: String)]
  package let diagnostics: String

  package init(
    date: String, description: String, topics: [(heading: String, text: String)],
    files: [(path: String, meaning: String)], diagnostics: String
  ) {
    self.date = date
    self.description = description
    self.topics = topics
    self.files = files
    self.diagnostics = diagnostics
  }
}
