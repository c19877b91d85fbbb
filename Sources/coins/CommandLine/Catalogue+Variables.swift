extension Catalogue {
  /// Environment variables and what they do, for the manual; `Environment` is what reads them.
  static let variables: [VariableSpec] = [
    .init(["COINGECKO_DEMO_API_KEY"], "A Demo key, which allows more calls"),
    .init(["COINGECKO_PRO_API_KEY"], "A Pro key, which also selects the Pro host"),
    .init(["COINGECKO_BASE_URL"], "Another address of the API with its path, such as https://api.coingecko.com/api/v3"),
    .init(["COINS_CURRENCY"], "The currency when --currency is not given"),
    .init(["COINS_PAGER", "PAGER"], "What shows a text longer than the screen; less -FRX when neither is set"),
    .init(["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "TERM"], "Whether colour is used"),
    .init(["COLUMNS"], "The width of the terminal"),
    .init(["LC_ALL", "LC_CTYPE", "LANG"], "Whether more than ASCII can be shown"),
    .init(["XDG_CACHE_HOME", "HOME"], "Where the cache lies: a relative XDG_CACHE_HOME is ignored"),
    .init(
      ["https_proxy", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "http_proxy"], "The proxy; HTTP_PROXY is not heeded"),
  ]

  /// Environment variables that do one thing together.
  struct VariableSpec: Sendable {
    /// In the order in which they are heeded.
    let names: [String]
    /// One sentence without a full stop.
    let meaning: String

    init(_ names: [String], _ meaning: String) {
      self.names = names
      self.meaning = meaning
    }
  }
}
