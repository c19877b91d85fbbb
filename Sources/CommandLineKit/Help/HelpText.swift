import TerminalKit

/// The help as plain text, made from what the tool declares.
package struct HelpText: Sendable {
  private let tool: ToolSpec
  private let width: Int

  /// Longer lines are hard to read, however wide the terminal is.
  private static let widest = 100
  private static let gap = 2

  /// - Parameter width: Nothing is wider, but for an example or a word that cannot be broken.
  package init(_ tool: ToolSpec, width: Int = Terminal.standardWidth) {
    self.tool = tool
    self.width = min(width, Self.widest)
  }

  /// The help of one command, or of the whole tool, with a line feed at the end.
  package func text(for command: CommandSpec?) -> String {
    (command.map(sections) ?? overview)
      .filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  /// Short enough for a small screen, however many commands there are.
  private var overview: [[String]] {
    let exitCodes = tool.exitCodes
    let codes = exitCodes.map { "\($0.code) \($0.name)" + ($0 == exitCodes.last ? "." : ",") }
    return [
      wrapped(
        "\(tool.name) - \(tool.summary). \(tool.attribution). \(tool.name) COMMAND --help explains the options."),
      grouped(tool.mainCommands),
      Paragraph.unbrokenLines(["Exit codes:"] + codes, width: width),
    ]
  }

  /// A line a command, the first of each group behind its heading.
  private func grouped(_ commands: [CommandSpec]) -> [String] {
    let headings = commands.indices.map { index in
      index > 0 && commands[index - 1].group == commands[index].group ? "" : commands[index].group ?? ""
    }
    let column = (headings.map(\.count).max() ?? 0) + Self.gap
    let rows = zip(headings, commands).map { heading, command in
      (term: heading.padded(to: column) + command.synopsis, meaning: command.brief)
    }
    return self.rows(rows, indent: 0)
  }

  private func sections(_ command: CommandSpec) -> [[String]] {
    let subcommands = command.subcommands.map { ("\(tool.name) \($0.synopsis)", $0.brief) }
    return [
      wrapped("\(tool.name) \(command.name) - \(command.summary)"),
      command.examples.isEmpty ? [] : ["Examples:"] + rows(command.examples.map { ($0.line, $0.purpose) }),
      wrapped("Usage: \(tool.name) \(command.synopsis) [OPTIONS]"),
      subcommands.isEmpty ? [] : ["Commands:"] + rows(subcommands),
      command.options.isEmpty ? [] : ["Options:"] + rows(command.options.map(\.row)),
      fields(command),
      common(isInFull: !command.options.isEmpty),
      wrapped(tool.attribution),
    ]
  }

  private func fields(_ command: CommandSpec) -> [String] {
    guard !command.fields.isEmpty else { return [] }
    let names = command.columns.isEmpty ? command.fields.names : command.columns
    let rest = command.columns.isEmpty ? "" : "; \(tool.name) manual names the other keys of JSON"
    return wrapped("Fields: \(names.joined(separator: ", "))\(rest).")
  }

  /// A command without options of its own takes the common ones as well, but few of them matter to it.
  private func common(isInFull: Bool) -> [String] {
    if isInFull { return ["Common options:"] + rows(tool.commonOptions.map(\.row)) }
    let example = tool.publicCommands.first { !$0.options.isEmpty }?.name ?? "COMMAND"
    return wrapped("Every command takes the common options; \(tool.name) \(example) --help shows them.")
  }

  /// Terms with their explanations beside them, or below when there is too little room.
  private func rows(_ rows: [(term: String, meaning: String)], indent: Int = gap) -> [String] {
    let column = (rows.map(\.term.count).max() ?? 0) + indent + Self.gap
    let isBeside = width - column >= 24
    return rows.flatMap { term, meaning in
      let head = String(repeating: " ", count: indent) + term
      let margin = String(repeating: " ", count: isBeside ? column : 3 * Self.gap)
      let lines = wrapped(meaning, width: width - margin.count)
      guard isBeside, let first = lines.first else { return [head] + lines.map { margin + $0 } }
      return [head.padded(to: column) + first] + lines.dropFirst().map { margin + $0 }
    }
  }

  private func wrapped(_ text: String, width: Int? = nil) -> [String] {
    Paragraph.unbrokenLines(text, width: width ?? self.width)
  }
}

extension OptionSpec {
  fileprivate var row: (term: String, meaning: String) {
    let forms = (shortForm.map { $0 + ", " } ?? "    ") + long
    let defaults = [variable, defaultText].compactMap(\.self).joined(separator: ", or ")
    return (
      [forms, value?.placeholder].compactMap(\.self).joined(separator: " "),
      help + (defaults.isEmpty ? "" : " (default: \(defaults))")
    )
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
