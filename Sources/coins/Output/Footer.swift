import CoinKit
import Foundation

/// The last line on a terminal: whose data it is, and of when.
struct Footer {
  let terminal: Terminal

  /// An empty line and the source, or nothing in a pipe.
  ///
  /// - Parameter lastUpdated: When the API last changed the data, as ISO 8601 text.
  func lines(lastUpdated: String?) -> [StyledText] {
    guard terminal.isTerminal else { return [] }
    let moment = lastUpdated.flatMap { Date(coinGeckoString: $0) }.map {
      " \(terminal.glyphs.separator) \($0.asTimestampString())"
    }
    let text = Catalogue.attribution + (moment ?? "")
    return [StyledText()] + Paragraph.lines(text, width: terminal.width, style: .quiet)
  }
}
