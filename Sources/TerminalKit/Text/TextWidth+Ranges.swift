extension TextWidth {
  /// Whether the scalar is printable ASCII or one that charts are drawn with: lines, blocks, arrows without a shaft,
  /// braille.
  ///
  /// Each is one cell wide and does nothing to its neighbours. Nearly all that is written is such, so that Unicode's
  /// tables, which take far longer, need not be asked.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0x2500...0x25FC, 0x2800...0x28FF: true
    default: false
    }
  }

  /// Whether the scalar has the East Asian width W or F and is no emoji.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard let first = wide.first, scalar.value >= first.lowerBound else { return false }
    return wide.contains { $0.contains(scalar.value) }
  }

  /// Whether the scalar is a vowel or a final consonant, which joins the leading consonant's two cells.
  static func isMedialOrFinalJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
  }

  /// The ranges that EastAsianWidth-17.0.0.txt marks W or F, in ascending order.
  ///
  /// Emoji and marks are left out, since the standard library tells them apart by itself; ranges with nothing but such
  /// scalars and unassigned ones between them are written as one.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // Hangul leading consonants
    0x2329...0x232A,
    0x2630...0x2637,  // Trigrams
    0x268A...0x268F,
    0x2E80...0x303E,  // Radicals, CJK punctuation
    0x3041...0x3247,  // Kana, Bopomofo, compatibility jamo
    0x3250...0xA4C6,  // CJK ideographs, Yi
    0xA960...0xA97C,
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,
    0xFE10...0xFE6B,
    0xFF01...0xFF60,  // Fullwidth forms
    0xFFE0...0xFFE6,
    0x16FE0...0x18DF2,  // Tangut, Khitan
    0x1AFF0...0x1B2FB,  // Kana supplements, Nushu
    0x1D300...0x1D376,
    0x1F200...0x1F265,
    0x20000...0x3FFFD,  // CJK ideographs, planes 2 and 3
  ]
}
