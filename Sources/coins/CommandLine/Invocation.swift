import CoinKit

/// A command line that was understood.
struct Invocation: Equatable, Sendable {
  var action: Action
  var settings = Settings()

  enum Action: Equatable, Sendable {
    case list(ListRequest)
    case detail(DetailRequest)
    case search(SearchRequest)
    case completions(Shell)
    case manual
    /// The help of one command, or of the whole tool.
    case help(command: CommandName?)
    case version
    /// The ids in the cached list, one a line and without any request, for completions; nothing when there is no list.
    case cachedIDs(currency: String)
    /// Not a single argument was given: the help of the whole tool, and exit code 2.
    case nothing
  }
}

/// What `coins list` was asked for.
struct ListRequest: Equatable, Sendable {
  /// Coins by id, symbol or name, in the order asked; empty for the top of the market.
  var coins: [String] = []
  /// The API's code of it.
  var currency = CurrencyCode.standard
  /// 1…10000.
  var top: Int?
  var limit: Int?
  /// Nil keeps rank order, or the order asked of named coins.
  var sort: CoinSort.Key?
  var reverse = false
  var filter: String?
  var category: String?
  /// Names of fields, already checked.
  var fields: [String]?
}

/// What `coins detail` was asked for.
struct DetailRequest: Equatable, Sendable {
  /// One or more ids, symbols or names.
  var coins: [String]
  /// The API's code of it.
  var currency = CurrencyCode.standard
  var fields: [String]?
  var showsWholeDescription = false
  var showsChart = true
}

/// What `coins search` was asked for.
struct SearchRequest: Equatable, Sendable {
  var text: String
  var limit: Int?
  var fields: [String]?
}

enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

/// The options that every command shares.
struct Settings: Equatable, Sendable {
  var format: OutputFormat = .text
  /// Whether CSV and TSV begin with a line of names.
  var hasHeader = true
  var replayFolder: String?
  var recordFolder: String?
  var cacheUse: CacheUse = .normal
  /// How old a stale copy may be, in seconds; 0 for never.
  var maxAge: Double = 3600
  /// The whole run's deadline, in seconds.
  var timeout: Double = 30
  var color: ColorChoice = .auto
  var ascii = false
  var width: Int?
  var usesPager = true
  var quiet = false
  var verbose = false
}

enum OutputFormat: String, CaseIterable, Sendable {
  case text, json, csv, tsv
}

enum CacheUse: Equatable, Sendable {
  case normal
  /// The cache alone, whatever its age.
  case offline
  /// The network alone.
  case refresh
}

enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
