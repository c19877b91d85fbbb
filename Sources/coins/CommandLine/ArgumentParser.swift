import CoinKit

/// Reads a command line by the table of commands and options.
///
/// The first operand is the command; options may stand before, between and after the others. Of an option given twice
/// the last one counts.
enum ArgumentParser {
  /// What `arguments`, without the name of the program, ask for.
  ///
  /// - Throws: `Failure.usage`, for the first thing that cannot be understood. `--help` and `--version` win even over
  ///   what cannot be understood.
  static func parse(_ arguments: [String], environment: Environment) throws(Failure) -> Invocation {
    if arguments.isEmpty { return Invocation(action: .nothing) }
    let tokens = ArgumentLexer.tokens(arguments)
    let name = tokens.firstOperand
    if let action = tokens.shortcut(command: name.flatMap(Catalogue.command)?.name) {
      return Invocation(action: action)
    }
    guard let command = name.flatMap(Catalogue.command) else {
      throw tokens.firstProblem ?? .unknownCommand(name)
    }

    var draft = Draft(command: command.name)
    try draft.read(tokens)
    try draft.readVariables(environment, except: tokens.optionNames)
    try command.check(draft.operands)
    return Invocation(action: try command.action(draft), settings: draft.settings)
  }

  /// Whether a command line, which may be beyond understanding, asks for failures as JSON.
  static func asksForJSON(_ arguments: [String]) -> Bool {
    ArgumentLexer.tokens(arguments).contains { token in
      switch token {
      case .option(let option, _), .problem(_, of: let option?): option.name == "json"
      case .operand, .problem(_, of: nil): false
      }
    }
  }
}

extension [Token] {
  fileprivate var firstOperand: String? {
    lazy.compactMap { if case .operand(let word) = $0 { word } else { nil } }.first
  }

  fileprivate var firstProblem: Failure? {
    lazy.compactMap { if case .problem(let failure, _) = $0 { failure } else { nil } }.first
  }

  fileprivate var options: [OptionSpec] {
    compactMap { if case .option(let option, _) = $0 { option } else { nil } }
  }

  fileprivate var optionNames: Set<String> { Set(options.map(\.name)) }

  /// The action of the first shortcut of the table that is there.
  fileprivate func shortcut(command: CommandName?) -> Invocation.Action? {
    let given = optionNames
    for option in Catalogue.options where given.contains(option.name) {
      if case .shortcut(let action) = option.argument { return action(command) }
    }
    return nil
  }
}

extension Draft {
  fileprivate mutating func read(_ tokens: [Token]) throws(Failure) {
    var earlier: [OptionSpec] = []
    var isAfterCommand = false
    for token in tokens {
      switch token {
      case .problem(let failure, _): throw failure
      case .operand(let word) where isAfterCommand:
        if let format = earlier.last { try refuseFields(word, after: format) }
        operands.append(word)
      case .operand: isAfterCommand = true
      case .option(let option, let value):
        try check(option, beside: earlier)
        try apply(option, value: value, origin: option.long)
        earlier.append(option)
      }
    }
  }

  /// Lets environment variables speak for the options that are not there.
  fileprivate mutating func readVariables(_ environment: Environment, except given: Set<String>) throws(Failure) {
    for option in Catalogue.options(of: command) where !given.contains(option.name) {
      guard let variable = option.variable, let value = variable.value(environment) else { continue }
      try apply(option, value: value, origin: variable.name)
    }
  }

  private mutating func apply(_ option: OptionSpec, value: String?, origin: String) throws(Failure) {
    switch option.argument {
    case .shortcut: break
    case .flag(let set): set(&self)
    case .value(_, _, let read):
      do {
        try read(value ?? "", &self)
      } catch {
        throw Failure(error, in: origin)
      }
    }
  }

  private func check(_ option: OptionSpec, beside earlier: [OptionSpec]) throws(Failure) {
    guard option.commands.contains(command) else { throw .misplaced(option, on: command) }
    let opponents = Catalogue.opponents(of: option)
    if let enemy = earlier.first(where: { opponents.contains($0.name) }) {
      throw .usage("\(enemy.long) and \(option.long) contradict each other", hint: "write one of them")
    }
  }

  /// Meets the habit, from other tools, of naming fields right behind `--json`.
  private func refuseFields(_ word: String, after option: OptionSpec) throws(Failure) {
    let names = Set(word.split(separator: ",").map { $0.lowercased() })
    guard option.kind == nil, names.count > 1, !names.isDisjoint(with: FieldNames.of(command)) else { return }
    throw .usage("\(option.long) takes no list of fields, but has \"\(word)\"", hint: "write --fields \(word)")
  }
}

extension CommandSpec {
  fileprivate func check(_ words: [String]) throws(Failure) {
    let range = operands?.count ?? 0...0
    if words.count < range.lowerBound, let operands {
      throw .usage(
        "\(name.rawValue) needs \(operands.synopsis)", hint: examples.first.map { "for example: \($0.line)" })
    }
    if words.count > range.upperBound {
      throw tooMany(words, limit: range.upperBound)
    }
    if let operands, words.contains(where: \.isBlank) {
      throw .usage("an empty word stands where \(operands.placeholder) belongs", hint: "write coins \(synopsis)")
    }
  }

  private func tooMany(_ words: [String], limit: Int) -> Failure {
    if operands?.kind == .text {
      let phrase = words.joined(separator: " ")
      return .usage(
        "\(name.rawValue) takes one text, not \(words.count)", hint: "write coins \(name.rawValue) \"\(phrase)\""
      )
    }
    return .usage("\(name.rawValue) has no use for \"\(words[limit])\"", hint: "write coins \(synopsis)")
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

extension Failure {
  fileprivate static func unknownCommand(_ word: String?) -> Failure {
    guard let word else { return .usage("no command given", hint: "coins --help shows the commands") }
    let names = Catalogue.publicCommands.map(\.name.rawValue)
    let nearest = NearestMatch.among(names, for: word).isEmpty ? nil : suggestion(for: word, among: names)
    let option = Catalogue.options.first { $0.name == word.lowercased() }.map { "did you mean \($0.long)?" }
    return .usage(
      "unknown command \"\(word)\"",
      hint: option ?? nearest ?? "for a coin write coins detail \(word); coins --help shows the commands"
    )
  }

  fileprivate static func misplaced(_ option: OptionSpec, on command: CommandName) -> Failure {
    let homes = Catalogue.publicCommands.map(\.name).filter(option.commands.contains)
      .map(\.rawValue).joined(separator: " and ")
    return .usage(
      "\(option.long) does not belong to \(command.rawValue)",
      hint: option.elsewhere.flatMap { command == .detail ? $0 : nil } ?? "it belongs to \(homes)"
    )
  }
}
