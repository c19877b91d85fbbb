import Foundation

extension String {
  /// The text without white space around it, or nil when nothing is left to see: the API writes blanks for what is
  /// missing.
  var nilIfBlank: String? {
    let isBlank = unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint }
    return isBlank ? nil : trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
