import CommandLineKit

/// `coins manual`: the manual page.
struct ManualCommand: Command {
  static let name = "manual"

  static let spec = CommandSpec(
    name, group: "Help",
    summary: "print the manual page, as mdoc",
    brief: "the manual page, as mdoc",
    examples: [
      .init("coins manual | mandoc | less -R", "read the manual"),
      .init("coins manual > ~/.local/share/man/man1/coins.1", "install the manual"),
    ])

  init(_ arguments: ParsedArguments) {}

  func run(in context: CommandContext) -> CommandResult {
    CommandResult(Document(content: ManualPage(CommandTable.tool).text))
  }
}
