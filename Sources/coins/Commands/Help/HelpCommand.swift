import CoinKit
import CommandLineKit
import TerminalKit

/// `coins help`: the help of one command, or of the whole tool.
struct HelpCommand: Command {
  /// The name of a command; nil for the whole tool.
  let topic: String?

  static let name = "help"

  static let spec = CommandSpec(
    name, group: "Help",
    operands: [.many("COMMAND", .command, minimum: 0)],
    summary: "explain coins, or one command of it",
    brief: "this, or one command",
    examples: [
      .init("coins help list", "explain list and its options"),
      .init("coins help --json", "list every command and option for machines"),
    ])

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard !arguments.operands.isEmpty else {
      topic = nil
      return
    }
    let name = arguments.operands.joined(separator: " ").lowercased()
    let known = CommandTable.tool.publicCommands.map(\.name)
    guard known.contains(name) else {
      throw .badValue(
        .unknown(noun: "command", arguments.operands.joined(separator: " "), known: known), origin: Self.name)
    }
    topic = name
  }

  func run(in context: CommandContext) -> CommandResult {
    CommandResult(HelpView(command: topic.flatMap(CommandTable.tool.command)))
  }
}

/// The help of a command, or of the whole tool, laid out for whoever reads it.
struct HelpView: View {
  /// Nil for the whole tool.
  let command: CommandSpec?

  var json: JSONFace? { .documents([CommandTable.tool.json]) }

  func text(on terminal: Terminal) -> [StyledText] {
    HelpText(CommandTable.tool, width: terminal.width ?? Terminal.standardWidth).text(for: command)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { StyledText(String($0)) }
  }
}
