/// The names that `--fields` may choose from.
enum FieldNames {
  /// The names of `command`, keys of its JSON first; empty for a command without fields.
  static func of(_ command: CommandName) -> [String] {
    switch command {
    case .list: list
    case .detail: detail
    case .search: search
    case .completions, .manual, .help, .cachedIDs: []
    }
  }

  private static let list =
    words(
      """
      id symbol name image current_price market_cap market_cap_rank fully_diluted_valuation total_volume high_24h \
      low_24h price_change_24h price_change_percentage_24h market_cap_change_24h market_cap_change_percentage_24h \
      circulating_supply total_supply max_supply ath ath_change_percentage ath_date atl atl_change_percentage atl_date \
      last_updated sparkline_in_7d price_change_percentage_24h_in_currency fetched_at stale
      """
    ) + words("rank coin price change cap volume trend high low supply")

  private static let detail = words("coin detail statistics description website reddit fetched_at stale")

  private static let search = words("id symbol name market_cap_rank rank coin")

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
