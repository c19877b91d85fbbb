/// Tells what may stand where a command line ends, for every shell alike.
package struct Completer: Sendable {
  private let tool: ToolSpec
  private let options: [OptionSpec]

  package init(_ tool: ToolSpec) {
    self.tool = tool
    options = tool.options
  }

  /// What may stand in the place of a word.
  package enum Completion: Equatable, Sendable {
    /// These words, of those that begin as the word does.
    case words([Candidate])
    case folders
    case files
    /// What only the running tool knows under this name; `start` is what has been written of it, behind `prefix`.
    case known(String, start: String, prefix: String)
  }

  /// A whole word, and what it is.
  package struct Candidate: Equatable, Sendable {
    package let word: String
    package let meaning: String

    package init(_ word: String, _ meaning: String = "") {
      self.word = word
      self.meaning = meaning
    }
  }

  /// What may stand in the place of the last of `words`, which are all that is written behind the tool's name.
  package func completion(of words: [String]) -> Completion {
    guard let last = words.last else { return .words([]) }
    let line = Line(words.dropLast(), options: options, tool: tool)
    if let option = line.openOption { return values(of: own(option, line.command), start: last, prefix: "") }
    if !line.isPastOptions, last.hasPrefix("-") { return completion(ofOption: last, line) }
    return operands(start: last, line)
  }

  private func completion(ofOption word: String, _ line: Line) -> Completion {
    if word.hasPrefix("--"), let end = word.firstIndex(of: "="),
      let option = options.first(where: { $0.long == word[..<end] })
    {
      let start = word.index(after: end)
      return values(of: own(option, line.command), start: String(word[start...]), prefix: String(word[..<start]))
    }
    let fitting = line.command.map(tool.options) ?? tool.commonOptions
    return matching(fitting.flatMap { option in option.forms.map { Candidate($0, option.help) } }, word)
  }

  private func operands(start: String, _ line: Line) -> Completion {
    guard let command = line.command else {
      return commands(start, prefix: "")
    }
    if line.operandCount == 0, !command.subcommands.isEmpty {
      return matching(command.subcommands.map { Candidate($0.ownName, $0.brief) }, start)
    }
    guard let operand = command.operands[word: line.operandCount] else { return .words([]) }
    return values(of: operand.kind, start: start, prefix: "")
  }

  private func values(of option: OptionSpec, start: String, prefix: String) -> Completion {
    option.value.map { values(of: $0.kind, start: start, prefix: prefix) } ?? .words([])
  }

  private func values(of kind: ValueKind, start: String, prefix: String) -> Completion {
    switch kind.candidates {
    case .none: .words([])
    case .words(let words): matching(words.map { Candidate(prefix + $0) }, prefix + start)
    case .list(let names):
      // The last of the names between commas.
      matching(names.map { Candidate(prefix + start.throughLastComma + $0) }, prefix + start)
    case .folders: .folders
    case .files: .files
    case .commands: commands(start, prefix: prefix)
    case .known(let name): .known(name, start: start, prefix: prefix)
    }
  }

  private func commands(_ start: String, prefix: String) -> Completion {
    matching(tool.mainCommands.map { Candidate(prefix + $0.name, $0.brief) }, prefix + start)
  }

  private func matching(_ candidates: [Candidate], _ start: String) -> Completion {
    .words(candidates.filter { $0.word.hasPrefix(start) })
  }

  /// The option as a command declares it, which may have values of its own.
  private func own(_ option: OptionSpec, _ command: CommandSpec?) -> OptionSpec {
    command.map(tool.options)?.first { $0.name == option.name } ?? option
  }
}

extension Completer {
  /// What the words before the last one say.
  private struct Line {
    private(set) var command: CommandSpec?
    private(set) var operandCount = 0
    /// The option whose value comes next.
    private(set) var openOption: OptionSpec?
    /// Whether `--` has ended the options.
    private(set) var isPastOptions = false

    init(_ words: ArraySlice<String>, options: [OptionSpec], tool: ToolSpec) {
      for word in words {
        if openOption != nil {
          openOption = nil
        } else if !isPastOptions, word == "--" {
          isPastOptions = true
        } else if !isPastOptions, word.hasPrefix("-"), word != "-" {
          openOption = options.first { $0.value != nil && $0.forms.contains(word) }
        } else {
          take(operand: word, tool)
        }
      }
    }

    private mutating func take(operand: String, _ tool: ToolSpec) {
      guard let command else { return command = tool.command(operand) }
      if operandCount == 0, let inner = tool.command("\(command.name) \(operand)") { return self.command = inner }
      operandCount += 1
    }
  }
}

extension String {
  /// What stands before the name that is being written, with its comma.
  fileprivate var throughLastComma: Substring { lastIndex(of: ",").map { self[...$0] } ?? "" }
}
