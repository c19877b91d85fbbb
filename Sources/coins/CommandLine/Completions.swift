/// Scripts that teach a shell to complete a command line, made from the table.
enum Completions {
  /// The script for `shell`, with a line feed at the end.
  ///
  /// Ids of coins are asked from `coins` itself while completing; only the list in its cache is looked at.
  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The command that prints the known ids, one a line.
  static let idsCommand = "\(Catalogue.toolName) \(CommandName.cachedIDs.rawValue) 2>/dev/null"

  /// The commands that have fields, with the names of them.
  static var fieldLists: [(command: String, names: String)] {
    Catalogue.publicCommands.map { ($0.name.rawValue, FieldNames.of($0.name).joined(separator: " ")) }
      .filter { !$0.names.isEmpty }
  }
}
