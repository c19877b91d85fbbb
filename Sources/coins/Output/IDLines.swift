/// Ids for a shell to complete, one a line.
enum IDLines {
  /// An id that would not pass through a terminal as it is is left out: it could not be typed either.
  static func text(_ ids: [String]) -> String {
    ids.filter { Sanitizer.cell($0) == $0 }.map { $0 + "\n" }.joined()
  }
}
