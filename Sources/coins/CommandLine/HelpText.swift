/// The help as plain ASCII text, made from the table.
enum HelpText {
  /// Longer lines are hard to read, however wide the terminal is.
  private static let widest = 100

  /// The help of one command, or of the whole tool, with a line feed at the end.
  ///
  /// Nothing is wider than `width` columns, but for an example or a word that cannot be broken.
  static func text(for command: CommandName?, width: Int = 80) -> String {
    let width = min(width, widest)
    let spec = command.flatMap { Catalogue.command($0.rawValue) }
    let sections = spec.map { commandSections($0, width: width) } ?? overviewSections(width: width)
    return (sections + [wrapped(Catalogue.attribution, width: width)])
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private static func overviewSections(width: Int) -> [[String]] {
    let commands = Catalogue.publicCommands
    let codes = ExitCode.allCases.map { "\($0.rawValue) \($0.name)" + ($0 == ExitCode.allCases.last ? "." : ",") }
    return [
      wrapped("\(Catalogue.toolName) - \(Catalogue.summary)", width: width),
      ["Examples:"] + examples(commands.prefix(3).compactMap(\.examples.first), width: width),
      ["Commands:"] + rows(commands.map { ("\(Catalogue.toolName) \($0.synopsis)", $0.summary) }, width: width),
      filled(["Exit codes:"] + codes, width: width),
      wrapped("coins COMMAND --help explains the options, coins manual everything.", width: width),
    ]
  }

  private static func commandSections(_ command: CommandSpec, width: Int) -> [[String]] {
    let name = "\(Catalogue.toolName) \(command.name.rawValue)"
    let options = Catalogue.options(of: command.name)
    let own = options.filter { !$0.isCommon }
    return [
      wrapped("\(name) - \(command.summary)", width: width),
      ["Examples:"] + examples(command.examples, width: width),
      wrapped("Usage: \(Catalogue.toolName) \(command.synopsis) [OPTIONS]", width: width),
    ]
      + (own.isEmpty ? [] : [["Options:"] + rows(own.map(\.row), width: width)])
      + fieldSection(command.name, width: width)
      + [commonSection(options.filter(\.isCommon), isInFull: !own.isEmpty, width: width)]
  }

  private static func fieldSection(_ command: CommandName, width: Int) -> [[String]] {
    let (common, all) = (FieldNames.common(command), FieldNames.of(command))
    guard !all.isEmpty else { return [] }
    let rest = common.count < all.count ? "; coins manual names the other keys of JSON" : ""
    return [wrapped("Fields: \(common.joined(separator: ", "))\(rest).", width: width)]
  }

  /// A command that shows no coins takes the common options as well, but few of them matter to it.
  private static func commonSection(_ options: [OptionSpec], isInFull: Bool, width: Int) -> [String] {
    if isInFull { return ["Common options:"] + rows(options.map(\.row), width: width) }
    return wrapped("Every command takes the common options; coins list --help shows them.", width: width)
  }

  private static func examples(_ examples: [CommandSpec.Example], width: Int) -> [String] {
    rows(examples.map { ($0.line, $0.purpose) }, width: width)
  }

  /// Terms with their explanations beside them, or below when there is too little room.
  private static func rows(_ rows: [(term: String, meaning: String)], width: Int) -> [String] {
    let gap = 2
    let column = (rows.map(\.term.count).max() ?? 0) + 2 * gap
    let isBeside = width - column >= 24
    return rows.flatMap { term, meaning in
      let indent = String(repeating: " ", count: isBeside ? column : 3 * gap)
      var lines = wrapped(meaning, width: width - indent.count).map { indent + $0 }
      let head = String(repeating: " ", count: gap) + term
      guard isBeside, let first = lines.first else { return [head] + lines }
      lines[0] = head + first.dropFirst(head.count)
      return lines
    }
  }

  /// Breaks a text between words; a word wider than `width` stays whole.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    filled(text.split(separator: " ").map(String.init), width: width)
  }

  /// Lines of as many of the phrases as fit; a phrase is never broken.
  private static func filled(_ phrases: [String], width: Int) -> [String] {
    var lines: [String] = []
    for phrase in phrases {
      if let last = lines.last, last.count + 1 + phrase.count <= width {
        lines[lines.count - 1] += " " + phrase
      } else {
        lines.append(phrase)
      }
    }
    return lines
  }
}

extension OptionSpec {
  fileprivate var row: (term: String, meaning: String) {
    let forms = (shortForm.map { $0 + ", " } ?? "    ") + long
    let defaults = [variable?.name, fallback].compactMap(\.self).joined(separator: ", or ")
    return (
      [forms, placeholder].compactMap(\.self).joined(separator: " "),
      help + (defaults.isEmpty ? "" : " (default: \(defaults))")
    )
  }
}

extension ExitCode {
  /// Short enough for all of them to stand in a line or two.
  fileprivate var name: String {
    switch self {
    case .success: "success"
    case .internalFault: "internal fault"
    case .usage: "usage"
    case .notFound: "not found or ambiguous"
    case .unauthorized: "key refused"
    case .rateLimited: "rate limited"
    case .unreachable: "unreachable"
    case .badResponse: "bad response"
    case .storage: "storage"
    }
  }
}
