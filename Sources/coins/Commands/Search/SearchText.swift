import CoinKit

/// The coins that a search found as an aligned table.
struct SearchText {
  let terminal: Terminal

  func lines(of search: SearchView) -> [StyledText] {
    guard !search.coins.isEmpty else { return [] }
    let fields = SearchField.chosen(search.fields)
    let table = Table(
      columns: fields.map {
        Table.Column($0.title, $0.alignment, leaves: $0.leaves, minimum: $0.minimum)
      },
      rows: search.coins.map { coin in fields.map { cell($0.json(coin)) } })
    return table.lines(width: terminal.width, glyphs: terminal.glyphs)
      + Footer(terminal: terminal).lines(lastUpdated: nil)
  }

  private func cell(_ value: JSONValue) -> StyledText {
    switch value {
    case .string(let text): StyledText(text)
    case .integer(let number): StyledText("\(number)", .quiet)
    default: StyledText(terminal.glyphs.missing, .quiet)
    }
  }
}

extension SearchField {
  /// When its column leaves a table that is too wide, the lowest first; what a coin is called stays.
  fileprivate var leaves: Int? {
    switch key {
    case "symbol": 1
    case "market_cap_rank": 2
    default: nil
    }
  }

  /// How far the column may be narrowed; not at all a number, nor an id, which is there to be copied.
  fileprivate var minimum: Int? {
    alignment == .right || key == "id" ? nil : 6
  }
}
