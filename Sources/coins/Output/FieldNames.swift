/// The names that `--fields` may choose from.
enum FieldNames {
  /// The names of `command`, keys of its JSON first; empty for a command without fields.
  static func of(_ command: CommandName) -> [String] {
    let fields = fields(of: command)
    let keys = fields.map(\.key)
    return keys + fields.compactMap(\.shortName).filter { !keys.contains($0) }
  }

  /// The keys of JSON with the other names that some have, for a reader.
  static func explained(_ command: CommandName) -> [String] {
    fields(of: command).map { field in
      guard let shortName = field.shortName, shortName != field.key else { return field.key }
      return "\(field.key) (or \(shortName))"
    }
  }

  /// The names that matter most: of a list its columns, otherwise all.
  static func common(_ command: CommandName) -> [String] {
    command == .list ? CoinField.table(hasTrend: true).map { $0.shortName ?? $0.key } : of(command)
  }

  private static func fields(of command: CommandName) -> [(key: String, shortName: String?)] {
    switch command {
    case .list: CoinField.all.map { ($0.key, $0.shortName) }
    case .detail: DetailField.allCases.map { ($0.rawValue, nil) }
    case .search: SearchField.all.map { ($0.key, $0.shortName) }
    case .completions, .manual, .help, .cachedIDs: []
    }
  }
}
