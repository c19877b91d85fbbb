/// Makes text from outside harmless on a terminal and in a pipe.
///
/// What could move the cursor, reorder or forge text becomes U+FFFD. What is merely invisible is dropped, because
/// terminals disagree on its width; in an emoji it stays, because there it is part of the picture.
package enum Sanitizer {
  /// More marks than this on one base climb over the lines above.
  package static let markLimit = 8

  /// Text for one line: each line end and tab becomes a space.
  package static func cell(_ text: String) -> String {
    clean(text, lineEnd: " ")
  }

  /// Text of several lines: each line end becomes `\n`, each tab a space.
  package static func paragraph(_ text: String) -> String {
    clean(text, lineEnd: "\n")
  }

  /// Whether the scalar is replaced by U+FFFD wherever it stands.
  ///
  /// Line ends and tabs count as well; only `cell` and `paragraph` have a better use for them.
  package static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    if TextWidth.isPlain(scalar) { return false }
    switch scalar.value {
    case 0xE0000...0xE007F: return true  // Tags: text that no reader sees.
    case 0xFEFF: return true
    default: break
    }
    let properties = scalar.properties
    if properties.isBidiControl || properties.isNoncharacterCodePoint { return true }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func clean(_ text: String, lineEnd: Unicode.Scalar) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    let scalars = Array(text.unicodeScalars)
    var cleaned = String.UnicodeScalarView()
    var marks = 0
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case _ where TextWidth.isPlain(scalar): cleaned.append(scalar)
      case "\r" where next == "\n": continue
      case "\r", "\n": cleaned.append(lineEnd)
      case "\t": cleaned.append(" ")
      case _ where isForbidden(scalar): cleaned.append("\u{FFFD}")
      case _ where scalar.properties.isDefaultIgnorableCodePoint:
        if isPartOfEmoji(scalar, after: cleaned, before: next) { cleaned.append(scalar) }
        continue
      case _ where scalar.isMark:
        marks += 1
        if marks <= markLimit { cleaned.append(scalar) }
        continue
      default: cleaned.append(scalar)
      }
      marks = 0
    }
    return String(cleaned)
  }

  /// Whether an invisible scalar joins two emoji or chooses the look of one.
  private static func isPartOfEmoji(
    _ scalar: Unicode.Scalar, after cleaned: String.UnicodeScalarView, before next: Unicode.Scalar?
  ) -> Bool {
    guard let previous = cleaned.last else { return false }
    switch scalar {
    case .textPresentation, .emojiPresentation:
      return previous.isPictograph || (previous.properties.isEmoji && next == .keycap)
    case .zeroWidthJoiner:
      return next?.isPictograph == true && (previous.isPictograph || previous == .emojiPresentation)
    default:
      return false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is an emoji by itself, unlike a digit, which is one only inside a keycap.
  fileprivate var isPictograph: Bool { !isASCII && properties.isEmoji }

  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
