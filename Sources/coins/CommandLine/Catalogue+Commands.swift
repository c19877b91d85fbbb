extension Catalogue {
  /// Every command, in the order in which it is shown.
  static let commands: [CommandSpec] = [
    CommandSpec(
      name: .list,
      operands: .many("COIN", .coin, minimum: 0),
      summary: "show the largest coins as a table, or the named ones",
      examples: [
        .init("coins list -n 10", "the ten largest coins"),
        .init("coins list --sort change -r -n 5", "the five that fell most"),
        .init("coins list btc eth --currency eur", "two coins, in euros"),
        .init("coins list --csv --fields id,price,cap", "three columns for a spreadsheet"),
      ],
      action: { draft throws(Failure) in try draft.list() }
    ),
    CommandSpec(
      name: .detail,
      operands: .many("COIN", .coin, minimum: 1),
      summary: "show statistics, chart, description and links",
      examples: [
        .init("coins detail bitcoin", "everything about one coin"),
        .init("coins detail eth --full --no-chart", "the whole description, no chart"),
        .init("coins detail id:dogecoin", "the coin with just this id"),
        .init("coins detail btc --json --fields statistics", "the figures for a script"),
      ],
      action: { draft in draft.detail() }
    ),
    CommandSpec(
      name: .search,
      operands: .one("TEXT", .text),
      summary: "find coins by a part of their id, symbol or name",
      examples: [
        .init("coins search doge", "coins that have to do with doge"),
        .init("coins search \"wrapped bitcoin\" -n 5", "the five best matches"),
      ],
      action: { draft in draft.search() }
    ),
    CommandSpec(
      name: .completions,
      operands: .one("SHELL", .choice(Shell.allCases.map(\.rawValue))),
      summary: "print what teaches a shell to complete coins",
      examples: [
        .init("source <(coins completions bash)", "complete in this bash session"),
        .init("coins completions zsh > ~/.zfunc/_coins", "for zsh, if ~/.zfunc is in fpath"),
        .init("coins completions fish | source", "complete in this fish session"),
      ],
      action: { draft throws(Failure) in try draft.completions() }
    ),
    CommandSpec(
      name: .manual,
      operands: nil,
      summary: "print the manual page, as mdoc",
      examples: [
        .init("coins manual | mandoc | less -R", "read the manual"),
        .init("coins manual > ~/.local/share/man/man1/coins.1", "install the manual"),
      ],
      action: { _ in .manual }
    ),
    CommandSpec(
      name: .help,
      operands: .optional("COMMAND", .choice(CommandName.allCases.filter(\.isPublic).map(\.rawValue))),
      summary: "explain coins, or one command of it",
      examples: [
        .init("coins help list", "explain list and its options"),
        .init("coins help --json", "list every command and option for machines"),
      ],
      action: { draft throws(Failure) in try draft.help() }
    ),
    CommandSpec(
      name: .cachedIDs,
      operands: nil,
      summary: "print the ids of the cached list without asking the network",
      examples: [],
      action: { draft in .cachedIDs(currency: draft.currency) }
    ),
  ]
}
