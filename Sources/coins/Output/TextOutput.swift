import CoinKit

/// A view as lines for people.
struct TextOutput {
  let terminal: Terminal

  /// The lines of `view`, none wider than the terminal.
  func lines(of view: View) -> [StyledText] {
    switch view {
    case .list(let list): ListText(terminal: terminal).lines(of: list)
    case .details(let details): DetailText(terminal: terminal).lines(of: details)
    case .search(let search): SearchText(terminal: terminal).lines(of: search)
    }
  }
}
