import CommandLineKit

/// Every command of the tool, in the order in which they are shown.
enum CommandTable {
  static let commands: [any Command.Type] = [
    ListCommand.self,
    DetailCommand.self,
    SearchCommand.self,
    CompletionsCommand.self,
    ManualCommand.self,
    HelpCommand.self,
    CompleteCommand.self,
  ]

  /// The tool as parser, help, manual and completions know it.
  static let tool = tool(with: commands)

  /// The tool as far as a command line needs it that can be understood: with the command alone that it begins with.
  static func tool(for arguments: [String]) -> ToolSpec {
    tool(with: arguments.first.flatMap(command).map { [$0] } ?? [])
  }

  /// The command that is called so.
  static func command(_ name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  private static func tool(with commands: [any Command.Type]) -> ToolSpec {
    ToolSpec(
      name: Tool.name,
      summary: "coin prices and details from CoinGecko",
      attribution: Tool.attribution,
      commands: commands.map { $0.spec },
      commonOptions: OutputOptions.commonSpecs + SourceOptions.specs + TerminalOptions.specs + ErrorOptions.specs,
      variables: EnvironmentVariable.specs,
      exitCodes: ExitCode.specs,
      manual: .coins)
  }
}
