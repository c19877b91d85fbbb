/// Reads a command line by what the tool declares.
///
/// The first operands are the command; options may stand before, between and after the others. Of an option given twice
/// the last one counts.
package struct ArgumentParser: Sendable {
  let tool: ToolSpec
  private let options: [OptionSpec]

  package init(_ tool: ToolSpec) {
    self.tool = tool
    options = tool.options
  }

  /// What a command line asks for.
  package enum Invocation: Sendable {
    case command(CommandSpec, ParsedArguments)
    /// The help of a command, or of the whole tool.
    case help(CommandSpec?)
    case version
    /// Not a single argument was given.
    case nothing
  }

  /// What `arguments`, without the name of the program, ask for.
  ///
  /// - Parameter variable: The value of an environment variable that speaks for an option; nil when it is not set.
  /// - Throws: `UsageError` for the first thing that cannot be understood. `--help` and `--version` win even over what
  ///   cannot be understood.
  package func parse(_ arguments: [String], variable: (String) -> String?) throws(UsageError) -> Invocation {
    if arguments.isEmpty { return .nothing }
    let tokens = ArgumentLexer.tokens(arguments, options: options)
    let command = command(tokens)
    let given = Set(tokens.compactMap { if case .option(let option, _) = $0 { option.name } else { nil } })
    if given.contains(ToolSpec.help) { return .help(command) }
    if given.contains(ToolSpec.version) { return .version }
    guard let command else { throw tokens.firstProblem ?? unknownCommand(tokens.operands) }

    var reader = ArgumentReader(tool: tool, command: command, options: tool.options(of: command))
    try reader.read(tokens)
    try reader.readVariables(variable, except: given)
    try reader.checkOperands()
    return .command(command, reader.arguments)
  }

  /// Whether a command line, which may be beyond understanding, names the option with this name.
  package func mentions(_ option: String, in arguments: [String]) -> Bool {
    ArgumentLexer.tokens(arguments, options: options).contains { $0.option?.name == option }
  }

  /// The command that the first operands name: the longest that there is.
  private func command(_ tokens: [Token]) -> CommandSpec? {
    let words = tokens.operands.prefix(2)
    return [words.joined(separator: " "), words.first ?? ""].lazy.compactMap { tool.command($0) }.first
  }

  private func unknownCommand(_ operands: [String]) -> UsageError {
    guard let word = operands.first else { return .noCommand }
    if let option = options.first(where: { $0.name == word.lowercased() }) {
      return .unknownCommand(word, nearest: [option.long])
    }
    return .unknownCommand(word, nearest: NearestMatch.among(tool.mainCommands.map(\.name), for: word))
  }
}

extension [Token] {
  fileprivate var operands: [String] { compactMap { if case .operand(let word) = $0 { word } else { nil } } }

  fileprivate var firstProblem: UsageError? {
    lazy.compactMap { if case .problem(let problem, _) = $0 { problem } else { nil } }.first
  }
}
