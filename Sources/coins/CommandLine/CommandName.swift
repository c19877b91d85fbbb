/// The commands by their names; `Catalogue` says what each takes.
enum CommandName: String, CaseIterable, Sendable {
  case list, detail, search, completions, manual, help
  /// Lists ids for the completions of coins; shown to nobody.
  case cachedIDs = "_ids"

  /// Whether people are told of it.
  var isPublic: Bool { self != .cachedIDs }

  /// Those that show coins.
  static let showingCoins: Set<CommandName> = [.list, .detail, .search]
}
