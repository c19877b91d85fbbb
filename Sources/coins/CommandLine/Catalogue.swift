/// The one table of commands and options, from which the parser, the help, the completions, the manual and the
/// machine-readable catalogue all derive.
enum Catalogue {
  /// The tool, as users call it.
  static let toolName = "coins"

  /// One line for the head of the help and the manual.
  static let summary = "coin prices and details from CoinGecko"

  /// The words that CoinGecko asks users of its data to show.
  static let attribution = "Data provided by CoinGecko (https://www.coingecko.com)"

  /// The commands that people are told of.
  static let publicCommands = commands.filter(\.name.isPublic)

  /// The command called `word`.
  static func command(_ word: String) -> CommandSpec? {
    commands.first { $0.name.rawValue == word }
  }

  /// The option with this long name, without its dashes.
  static func option(long name: some StringProtocol) -> OptionSpec? {
    options.first { $0.name == name }
  }

  static func option(short letter: Character) -> OptionSpec? {
    options.first { $0.short == letter }
  }

  /// The options that a command takes, in the order of the table.
  static func options(of command: CommandName) -> [OptionSpec] {
    options.filter { $0.commands.contains(command) }
  }

  /// The names of the options that `option` cannot stand beside, whichever of the two says so.
  static func opponents(of option: OptionSpec) -> [String] {
    options.filter { $0.contradicts.contains(option.name) || option.contradicts.contains($0.name) }.map(\.name)
  }
}
