/// How many cells text takes on a terminal, by Unicode 17.
///
/// The unit is the grapheme cluster, as the terminal draws it: no cluster is wider than two cells, however many wide
/// scalars are joined in it. Ambiguous characters count as one cell, as UAX #11 advises outside East Asian legacy text.
/// A selector of the emoji look widens a character, and one of the text look narrows none that is wide by itself.
package enum TextWidth {
  package static func of(_ text: some StringProtocol) -> Int {
    let utf8 = text.utf8
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    let scalars = text.unicodeScalars
    if scalars.allSatisfy(isPlain) { return scalars.count }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The cells of one cluster: 0, 1 or 2.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let sum = min(2, scalars.reduce(0) { $0 + of($1) })
    guard scalars.count > 1, let base = scalars.first?.properties else { return sum }
    let becomesEmoji = base.isEmoji && (!character.startsWithASCII || scalars.contains(.keycap))
    return becomesEmoji && scalars.contains(.emojiPresentation) ? 2 : sum
  }

  /// The cells of a scalar on its own: 0, 1 or 2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if isPlain(scalar) { return 1 }
    if scalar.value < 0x20 { return 0 }
    let properties = scalar.properties
    // Also a regional indicator without its pair: terminals that know flags draw it so, and too wide never overflows.
    if properties.isEmojiPresentation { return 2 }
    if properties.isDefaultIgnorableCodePoint || isMedialOrFinalJamo(scalar) { return 0 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }
}

extension Unicode.Scalar {
  /// Variation selector 15: the scalar before it is drawn as text.
  static let textPresentation: Self = "\u{FE0E}"
  /// Variation selector 16: the scalar before it is drawn as an emoji.
  static let emojiPresentation: Self = "\u{FE0F}"
  /// The enclosing keycap, which makes an emoji of a digit, `#` or `*`.
  static let keycap: Self = "\u{20E3}"
  static let zeroWidthJoiner: Self = "\u{200D}"
}

extension Character {
  fileprivate var startsWithASCII: Bool { unicodeScalars.first?.isASCII ?? false }
}
