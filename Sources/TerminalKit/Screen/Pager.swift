import Foundation
import Platform

/// The program that shows what is longer than the screen.
package struct Pager: Equatable, Sendable {
  /// For the shell, so that it may hold arguments.
  let command: String
  private let glyphs: Glyphs
  /// How many lines the screen has.
  private let height: Int

  /// Leaves at once what fits the screen (F), shows colours (R), and leaves the text on the screen (X).
  private static let lessOptions = "FRX"
  /// In silence when there is no `less`, as on a small system: nobody asked for it.
  private static let fallback = "command -v less >/dev/null || exit 127; exec less -\(lessOptions)"

  /// The pager for a terminal; nil where none would be of use, or none is wanted.
  ///
  /// - Parameters:
  ///   - kind: The kind of the terminal, as `TERM` names it.
  ///   - command: What the user pages with; empty for nothing at all, nil for what there is.
  package init?(_ terminal: Terminal, kind: String?, command: String?) {
    guard terminal.isTerminal, let height = terminal.height else { return nil }
    guard let kind, kind != "dumb" else { return nil }
    let command = command ?? Self.fallback
    // As with git, `cat` is a way to say that there shall be none.
    guard !command.allSatisfy(\.isWhitespace), command != "cat" else { return nil }
    self.command = command
    self.glyphs = terminal.glyphs
    self.height = height
  }

  /// Shows a text if it is longer than the screen, until the reader has had enough of it.
  ///
  /// - Returns: False when it has to be written, since nobody can be sure that it was shown: it fits the screen, or the
  ///   program is not there, or it failed.
  package func show(_ text: [UInt8]) -> Bool {
    // One line is the prompt's, which comes below the text.
    guard text.count(where: { $0 == UInt8(ascii: "\n") }) >= height else { return false }
    return Self.good.contains(Shell.run(setup + command, input: text))
  }

  /// What a program ends with that has shown its text: also when the reader interrupted or quit it by a key.
  private static let good: Set<Int32> = [0, 128 + SIGINT, 128 + SIGQUIT]

  /// Tells `less`, however it comes to be called, what to do unless the user has.
  private var setup: String {
    let charset = glyphs == .unicode ? #" LESSCHARSET="${LESSCHARSET-utf-8}""# : ""
    return #"export LESS="${LESS-\#(Self.lessOptions)}"\#(charset); "#
  }
}
