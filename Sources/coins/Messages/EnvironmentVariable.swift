import CommandLineKit

/// Every environment variable that the tool heeds; the manual lists them in this order.
enum EnvironmentVariable: String, CaseIterable, Sendable {
  case demoKey = "COINGECKO_DEMO_API_KEY"
  case proKey = "COINGECKO_PRO_API_KEY"
  case baseURL = "COINGECKO_BASE_URL"
  case currency = "COINS_CURRENCY"
  case coinsPager = "COINS_PAGER"
  case pager = "PAGER"
  case noColor = "NO_COLOR"
  case clicolor = "CLICOLOR"
  case clicolorForce = "CLICOLOR_FORCE"
  case forceColor = "FORCE_COLOR"
  case term = "TERM"
  case columns = "COLUMNS"
  case lcAll = "LC_ALL"
  case lcCType = "LC_CTYPE"
  case lang = "LANG"
  case cacheHome = "XDG_CACHE_HOME"
  case home = "HOME"
  // Heeded by the network's library.
  case httpsProxy = "https_proxy"
  case upperHTTPSProxy = "HTTPS_PROXY"
  case allProxy = "ALL_PROXY"
  case noProxy = "NO_PROXY"
  case httpProxy = "http_proxy"

  /// What variables do, those together that do one thing.
  static let meanings: [(variables: [EnvironmentVariable], meaning: String)] = [
    ([.demoKey], "A Demo key, which allows more calls"),
    ([.proKey], "A Pro key, which also selects the Pro host"),
    ([.baseURL], "Another address of the API with its path, such as https://api.coingecko.com/api/v3"),
    ([.currency], "The currency when --currency is not given"),
    ([.coinsPager, .pager], "What shows a text longer than the screen; less -FRX when neither is set"),
    ([.noColor, .clicolor, .clicolorForce, .forceColor, .term], "Whether colour is used"),
    ([.columns], "The width of the terminal"),
    ([.lcAll, .lcCType, .lang], "Whether more than ASCII can be shown"),
    ([.cacheHome, .home], "Where the cache lies: a relative XDG_CACHE_HOME is ignored"),
    (
      [.httpsProxy, .upperHTTPSProxy, .allProxy, .noProxy, .httpProxy], "The proxy; HTTP_PROXY is not heeded"
    ),
  ]

  /// The same for the manual.
  static var specs: [ToolSpec.VariableSpec] {
    meanings.map { ToolSpec.VariableSpec($0.variables.map(\.rawValue), $0.meaning) }
  }
}
