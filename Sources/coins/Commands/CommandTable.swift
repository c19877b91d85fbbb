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

  /// What each of them declares, made once.
  private static let specs = commands.map { $0.spec }

  /// The tool as parser, help, manual and completions know it.
  static let tool = ToolSpec(
    name: Tool.name,
    summary: "coin prices and details from CoinGecko",
    attribution: Tool.attribution,
    commands: specs,
    commonOptions: OutputOptions.commonSpecs + SourceOptions.specs + TerminalOptions.specs + ErrorOptions.specs,
    variables: EnvironmentVariable.specs,
    exitCodes: ExitCode.specs,
    manual: .coins)

  /// The command that is called so.
  static func command(_ name: String) -> (any Command.Type)? {
    specs.firstIndex { $0.name == name }.map { commands[$0] }
  }
}
