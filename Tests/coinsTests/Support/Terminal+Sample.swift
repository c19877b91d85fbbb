import Platform
import TerminalKit

extension Terminal {
  /// A terminal of that width, or a pipe where there is none.
  static func sample(_ width: Int?, _ glyphs: Glyphs = .unicode, usesColor: Bool = false) -> Terminal {
    let facts = width.map { StreamFacts(isTerminal: true, columns: $0, rows: 24) } ?? StreamFacts()
    return Terminal(facts, Wishes(color: usesColor ? .always : .never, usesASCII: glyphs == .ascii))
  }
}
