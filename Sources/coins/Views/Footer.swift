import CoinKit
import Foundation
import TerminalKit

/// The last line on a terminal: whose data it is, and of when.
struct Footer {
  let terminal: Terminal

  /// An empty line and the source, or nothing in a pipe.
  ///
  /// - Parameter lastUpdated: When the API last changed the data, as ISO 8601 text.
  func lines(lastUpdated: String?) -> [StyledText] {
    guard terminal.isTerminal else { return [] }
    let moment = lastUpdated.flatMap { Date(coinGeckoString: $0) }.map { StyledText($0.asTimestampString(), .quiet) }
    let parts = [StyledText(Tool.attribution, .quiet), moment].compactMap { $0 }
    let separator = StyledText(" \(terminal.glyphs.separator) ", .quiet)
    return [StyledText()] + Paragraph.lines(joining: parts, separator: separator, width: terminal.width)
  }
}
