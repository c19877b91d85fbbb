import CoinKit
import TerminalKit

/// A text of our own, which is written as it is, whatever it is written to.
struct Document: View {
  /// With a line end at its end.
  let content: String
  var json: JSONFace?

  func text(on terminal: Terminal) -> [StyledText] {
    content.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { StyledText(String($0)) }
  }

  func bytes(_ options: OutputOptions, on terminal: Terminal) -> [UInt8] {
    if options.format == .json, let json { json.bytes } else { Array(content.utf8) }
  }
}
