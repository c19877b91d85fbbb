@testable import coins

extension Terminal {
  /// A terminal of that width, or a pipe where there is none.
  static func sample(_ width: Int?, _ glyphs: Glyphs = .unicode, usesColor: Bool = false) -> Terminal {
    var settings = Settings()
    settings.ascii = glyphs == .ascii
    settings.color = usesColor ? .always : .never
    let facts = width.map { Facts(isTerminal: true, columns: $0, rows: 24) } ?? Facts()
    return Terminal(facts, environment: Environment([:]), settings: settings)
  }
}

extension String {
  /// The text without the sequences that set colours.
  var withoutColor: String {
    replacing(#/\u{1B}\[[0-9]*m/#, with: "")
  }
}
