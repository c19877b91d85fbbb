/// Takes what a command line says to one command, and checks it.
struct ArgumentReader {
  let tool: ToolSpec
  let command: CommandSpec
  /// All that the command takes.
  let options: [OptionSpec]
  private(set) var arguments = ParsedArguments()

  init(tool: ToolSpec, command: CommandSpec, options: [OptionSpec]) {
    self.tool = tool
    self.command = command
    self.options = options
  }

  mutating func read(_ tokens: [Token]) throws(UsageError) {
    var earlier: [OptionSpec] = []
    var namesToCome = command.name.split(separator: " ").count
    for token in tokens {
      switch token {
      case .problem(let problem, _): throw problem
      case .operand where namesToCome > 0: namesToCome -= 1
      case .operand(let word):
        if let option = earlier.last { try refuseFields(word, after: option) }
        arguments.operands.append(word)
      case .option(let option, let value):
        let own = try own(option)
        try check(own, beside: earlier)
        try take(value ?? "", for: own, origin: own.long)
        earlier.append(own)
      }
    }
    if !arguments.operands.isEmpty { try refuseOperands(beside: earlier) }
  }

  /// Lets environment variables speak for the options that are not there.
  mutating func readVariables(_ variable: (String) -> String?, except given: Set<String>) throws(UsageError) {
    for option in options where !given.contains(option.name) {
      guard let name = option.variable, let value = variable(name) else { continue }
      try take(value, for: option, origin: name)
    }
  }

  func checkOperands() throws(UsageError) {
    let (words, range) = (arguments.operands, command.operands.wordCount)
    if words.count < range.lowerBound {
      let operands = command.operands.map(\.synopsis).joined(separator: " ")
      throw .tooFewOperands(command: command.name, operands: operands, example: command.examples.first?.line)
    }
    if words.count > range.upperBound { throw tooMany(words, limit: range.upperBound) }
    for (index, word) in words.enumerated() where word.allSatisfy(\.isWhitespace) {
      guard let operand = command.operands[word: index], !operand.admitsBlank else { continue }
      throw .emptyOperand(operand.placeholder, synopsis: command.synopsis)
    }
  }

  private mutating func take(_ value: String, for option: OptionSpec, origin: String) throws(UsageError) {
    do throws(ValueProblem) {
      try arguments.take(value, for: option)
    } catch {
      throw .badValue(error, origin: origin)
    }
  }

  /// The option as this command declares it, which may read its value in its own way.
  private func own(_ option: OptionSpec) throws(UsageError) -> OptionSpec {
    if let own = options.first(where: { $0.name == option.name }) { return own }
    throw .misplacedOption(
      option.long, command: command.name, homes: tool.commands(taking: option).map(\.name),
      substitute: command.substitutes.first { $0.options.contains(option.name) }?.hint)
  }

  private func check(_ option: OptionSpec, beside earlier: [OptionSpec]) throws(UsageError) {
    let conflicts = tool.conflicts(of: option, among: earlier)
    if let enemy = earlier.first(where: { conflicts.contains($0.name) }) {
      throw .contradiction(enemy.long, option.long)
    }
  }

  private func refuseOperands(beside options: [OptionSpec]) throws(UsageError) {
    for option in options {
      if let refusal = option.refusal { throw .refusedOperands(option: option.long, refusal) }
    }
  }

  /// Meets the habit, from other tools, of naming fields right behind `--json`.
  private func refuseFields(_ word: String, after option: OptionSpec) throws(UsageError) {
    let names = Set(word.split(separator: ",").map { $0.lowercased() })
    guard option.value == nil, names.count > 1, !names.isDisjoint(with: command.fields.names) else { return }
    throw .misplacedFields(word, option: option.long)
  }

  private func tooMany(_ words: [String], limit: Int) -> UsageError {
    if limit == 0, !command.subcommands.isEmpty {
      let known = command.subcommands.map(\.ownName)
      return .badValue(.unknown(noun: "command", words[0], known: known), origin: command.name)
    }
    if command.operands.map(\.kind) == [.text] { return .severalTexts(command: command.name, words: words) }
    return .tooManyOperands(command: command.name, synopsis: command.synopsis, first: words[limit])
  }
}
