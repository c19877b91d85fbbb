/// A command as everything that speaks of it knows it: the parser, the help, the completions and the manual.
struct CommandSpec: Sendable {
  let name: CommandName
  /// Nil for a command that takes no operands.
  let operands: Operands?
  /// One line without a full stop, beginning with a verb in lower case.
  let summary: String
  let examples: [Example]
  /// Turns everything that was said into the action.
  let action: @Sendable (Draft) throws(Failure) -> Invocation.Action

  /// A command line worth showing, and what it is for.
  struct Example: Sendable {
    let line: String
    let purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The command and its operands: `list [COIN...]`.
  var synopsis: String {
    [name.rawValue, operands?.synopsis].compactMap(\.self).joined(separator: " ")
  }
}

/// The words that a command takes besides its options.
struct Operands: Sendable {
  let placeholder: String
  let kind: Kind
  /// How many there may be.
  let count: ClosedRange<Int>

  enum Kind: Equatable, Sendable {
    /// An id, symbol or name of a coin.
    case coin
    case text
    case choice([String])
  }

  /// Just one.
  static func one(_ placeholder: String, _ kind: Kind) -> Operands {
    Operands(placeholder: placeholder, kind: kind, count: 1...1)
  }

  /// One or none.
  static func optional(_ placeholder: String, _ kind: Kind) -> Operands {
    Operands(placeholder: placeholder, kind: kind, count: 0...1)
  }

  /// As many as anybody likes, but at least `minimum`.
  static func many(_ placeholder: String, _ kind: Kind, minimum: Int) -> Operands {
    Operands(placeholder: placeholder, kind: kind, count: minimum...Int.max)
  }

  /// How manuals write it: `[COIN...]`.
  var synopsis: String {
    let words = placeholder + (count.upperBound > 1 ? "..." : "")
    return count.lowerBound == 0 ? "[\(words)]" : words
  }

  /// What may stand there, when that is a closed list.
  var choices: [String] {
    if case .choice(let values) = kind { values } else { [] }
  }
}
