extension [String] {
  /// `a`, `a or b`, `a, b or c`.
  func listed(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  /// `a, b and c`; of more than `limit` the first ones: `a, b and 2 more`.
  func listed(first limit: Int) -> String {
    let others = count - limit
    guard others > 0 else { return listed(with: "and") }
    return (prefix(limit) + [others == 1 ? "one more" : "\(others) more"]).listed(with: "and")
  }

  /// Asks whether one of them was meant.
  var question: String { "did you mean \(listed(with: "or"))?" }
}
