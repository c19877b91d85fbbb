import CoinKit

/// The coins that a search found as an aligned table.
struct SearchText {
  let terminal: Terminal

  func lines(of search: SearchView) -> [StyledText] {
    guard !search.coins.isEmpty else { return [] }
    let fields = SearchField.chosen(search.fields)
    let table = Table(
      columns: fields.map { Table.Column($0.title, $0.alignment, leaves: nil, minimum: 8) },
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
