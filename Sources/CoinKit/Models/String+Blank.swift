import Foundation

extension String {
  /// The text without white space around it, or nil when nothing is left: the API writes blanks for what is missing.
  var nilIfBlank: String? {
    let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }
}
