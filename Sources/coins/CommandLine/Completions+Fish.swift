extension Completions {
  static var fish: String {
    (["# Completion of coins for fish, made by: coins completions fish", "", "complete -c coins -f"]
      + Catalogue.publicCommands.map { fishLine(nil, "-a \($0.name.rawValue) -d \(fishQuoted($0.summary))") }
      + Catalogue.publicCommands.compactMap(fishOperands)
      + Catalogue.options.flatMap(fishOption))
      .joined(separator: "\n") + "\n"
  }

  /// A line for when one of `commands` was written, or for when none was.
  private static func fishLine(_ commands: [String]?, _ rest: String) -> String {
    let condition = commands.map { "__fish_seen_subcommand_from \($0.joined(separator: " "))" }
    return "complete -c coins -n \(fishQuoted(condition ?? "__fish_use_subcommand")) \(rest)"
  }

  private static func fishOperands(_ command: CommandSpec) -> String? {
    switch command.operands?.kind {
    case .coin: fishLine([command.name.rawValue], "-a \(fishQuoted("(\(idsCommand))"))")
    case .choice(let words): fishLine([command.name.rawValue], "-a \(fishQuoted(words.joined(separator: " ")))")
    case .text, nil: nil
    }
  }

  private static func fishOption(_ option: OptionSpec) -> [String] {
    let short = option.short.map { "-s \($0) " } ?? ""
    let description = "\(short)-l \(option.name) -d \(fishQuoted(option.help))"
    let homes = Catalogue.publicCommands.map(\.name).filter(option.commands.contains).map(\.rawValue)
    switch option.kind {
    case nil where option.isCommon: return ["complete -c coins \(description)"]
    case nil: return [fishLine(homes, description)]
    case .fields:
      return fieldLists.map { command, names in
        fishLine(
          [command], "\(description) -x -a \(fishQuoted("(__fish_complete_list , 'string split \" \" \"\(names)\"')"))")
      }
    case .some(let kind):
      let value = fishValue(of: kind).map { " -a \(fishQuoted($0))" } ?? ""
      if option.isCommon { return ["complete -c coins \(description) -x\(value)"] }
      return [fishLine(homes, "\(description) -x\(value)")]
    }
  }

  private static func fishValue(of kind: ValueKind) -> String? {
    switch kind {
    case .choice, .currency: kind.words?.joined(separator: " ")
    case .folder: "(__fish_complete_directories)"
    case .integer, .seconds, .duration, .text, .fields: nil
    }
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}
