/// The commands by their names; `Catalogue` says what each takes.
enum CommandName: String, CaseIterable, Sendable {
  case list, detail, search, completions, manual, help

  /// Those that show coins.
  static let showingCoins: Set<CommandName> = [.list, .detail, .search]
}
