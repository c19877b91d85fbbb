import CoinGecko
import CoinKit
import TerminalKit

/// The pages of coins, one below the other.
struct DetailsView: View {
  let details: [CoinDetail]
  let currency: String
  /// The names of the parts to show; nil for all.
  let chosen: [String]?
  let showsWholeDescription: Bool
  let showsChart: Bool

  var isPaged: Bool { true }

  var provenance: Provenance? { details.map(\.provenance).oldest }

  var json: JSONFace? {
    let fields = chosen.map(FieldSet.details.named) ?? FieldSet.details.all
    return .documents(details.map(fields.object))
  }

  /// The pages further apart than the parts of one, and the footer, which is as old as the oldest.
  func text(on terminal: Terminal) -> [StyledText] {
    Array(details.map(DetailText(view: self, terminal: terminal).page).joined(separator: [StyledText(), StyledText()]))
      + Footer(terminal: terminal).lines(lastUpdated: details.compactMap(\.coin?.lastUpdated).min())
  }

  /// Whether a part is asked for.
  func shows(_ key: String) -> Bool { chosen?.contains(key) ?? true }
}
