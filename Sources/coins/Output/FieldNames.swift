/// The names that `--fields` may choose from.
enum FieldNames {
  /// The names of `command`, keys of its JSON first; empty for a command without fields.
  static func of(_ command: CommandName) -> [String] {
    switch command {
    case .list: CoinField.names
    case .detail: DetailField.allCases.map(\.rawValue)
    case .search: SearchField.names
    case .completions, .manual, .help, .cachedIDs: []
    }
  }
}
