import CoinKit

extension Failure {
  /// A usage failure for a value that came from `origin`: an option, an environment variable or a command.
  init(_ problem: ValueProblem, in origin: String) {
    switch problem {
    case .unlike(let kind, let text):
      self = .usage("\(origin) takes \(kind.expectation), not \"\(text)\"")
    case .unknown(let noun, let word, let known):
      self = .usage(
        "unknown \(noun) \"\(word)\" in \(origin)",
        hint: Failure.suggestion(for: word, among: known) ?? "coins manual names them all")
    }
  }

  /// The nearest of the known words, or all of them when they are few enough to read; nil when neither helps.
  static func suggestion(for word: String, among known: [String]) -> String? {
    let nearest = NearestMatch.among(known, for: word)
    if !nearest.isEmpty { return "did you mean \(nearest.listed(with: "or"))?" }
    return known.count <= 12 ? "write one of \(known.joined(separator: ", "))" : nil
  }
}
