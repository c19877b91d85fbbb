/// What the value of an option or an operand looks like, for everything that explains or completes it.
package struct ValueKind: Equatable, Sendable {
  /// The name of the type for machines: `integer`.
  package let typeName: String
  /// What is taken, as the end of a sentence: `a whole number from 1 to 9`.
  package let expectation: String
  /// Whether the placeholder alone leaves open what is taken.
  package var needsExplanation = true
  /// Where what may stand there comes from.
  package var candidates = Candidates.none
  /// The smallest and the largest number that is taken.
  package var minimum: Int?
  package var maximum: Int?

  /// What a shell offers for the value.
  package enum Candidates: Equatable, Sendable {
    case none
    /// One of these.
    case words([String])
    /// Some of these with commas between them.
    case list([String])
    case folders
    case files
    /// The commands of the tool.
    case commands
    /// What only the running tool knows, by its own name for that.
    case known(String)
  }

  package init(
    typeName: String, expectation: String, needsExplanation: Bool = true, candidates: Candidates = .none,
    minimum: Int? = nil, maximum: Int? = nil
  ) {
    self.typeName = typeName
    self.expectation = expectation
    self.needsExplanation = needsExplanation
    self.candidates = candidates
    self.minimum = minimum
    self.maximum = maximum
  }

  /// What may stand there, when that is a closed list of single words.
  package var words: [String]? {
    if case .words(let words) = candidates { words } else { nil }
  }
}

extension ValueKind {
  package static func integer(_ range: ClosedRange<Int>) -> ValueKind {
    ValueKind(
      typeName: "integer", expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// A number of seconds above 0, fractions allowed.
  package static func seconds(limit: Int) -> ValueKind {
    ValueKind(typeName: "seconds", expectation: "a number of seconds above 0, at most \(limit)", maximum: limit)
  }

  /// A number with a unit, or 0.
  package static let duration = ValueKind(
    typeName: "duration", expectation: "a number with a unit, such as 90s, 5m, 1h or 2d, or 0")

  package static func choice(_ words: [String]) -> ValueKind {
    ValueKind(
      typeName: "choice", expectation: "one of " + words.joined(separator: ", "), candidates: .words(words))
  }

  package static let text = ValueKind(
    typeName: "text", expectation: "a text that is not empty", needsExplanation: false)

  package static let folder = ValueKind(
    typeName: "folder", expectation: "a folder", needsExplanation: false, candidates: .folders)

  package static let file = ValueKind(
    typeName: "file", expectation: "a file", needsExplanation: false, candidates: .files)

  /// The name of a command.
  package static let command = ValueKind(
    typeName: "command", expectation: "the name of a command", needsExplanation: false, candidates: .commands)

  /// Names of fields with commas between them.
  package static func fields(_ names: [String]) -> ValueKind {
    ValueKind(
      typeName: "fields", expectation: "names of fields with commas between them", candidates: .list(names))
  }
}

/// Why a value cannot be used.
package enum ValueProblem: Error, Equatable, Sendable {
  /// It is not of the kind at all.
  case unlike(ValueKind, String)
  /// It is a word, but none of the known ones.
  case unknown(noun: String, String, known: [String])
}
