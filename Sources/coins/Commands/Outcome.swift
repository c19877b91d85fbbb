import CoinKit

/// What a command gives back: something to show, and what is missing from it.
struct Outcome: Sendable {
  /// Nil when there is nothing to show.
  var view: View?
  /// What could not be had, in the order asked; the first decides the exit code.
  var failures: [Failure] = []

  var exitCode: ExitCode { failures.first?.exitCode ?? .success }
}

/// Something to show, not yet as text, JSON or CSV.
enum View: Sendable {
  case list(CoinListView)
  case details([CoinDetailView])
  case search(SearchView)
}

extension View {
  /// The oldest of what had to be shown in place of something newer; nil when nothing had to.
  var stale: Origin? {
    let origins =
      switch self {
      case .list(let list): list.rows.map(\.origin)
      case .details(let details): details.map(\.origin)
      case .search(let search): [search.origin]
      }
    return origins.filter(\.isStale).min { $0.isOlder(than: $1) }
  }
}

/// Coins in the order in which they are shown.
struct CoinListView: Sendable {
  struct Row: Sendable {
    let coin: CoinModel
    let origin: Origin
  }

  var rows: [Row]
  /// The API's code of the currency of all money: `usd`.
  let currency: String
  /// Nil for what each format shows by itself.
  let fields: [CoinField]?
}

/// What there is to say of one coin.
struct CoinDetailView: Sendable {
  /// Nil for a coin that is no longer traded.
  let coin: CoinModel?
  let detail: CoinDetailModel
  let origin: Origin
  let currency: String
  /// The parts to show; nil for all.
  let fields: [DetailField]?
  let showsWholeDescription: Bool
  let showsChart: Bool
}

/// The coins that a search found.
struct SearchView: Sendable {
  let coins: [CoinCandidate]
  let origin: Origin
  /// Names of the columns or keys to show; nil for all.
  let fields: [String]?
}
