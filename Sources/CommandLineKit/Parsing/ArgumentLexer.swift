/// Tells operands, options and their values apart, by the options of all commands.
///
/// The rules are those of `getopt_long`, but for two: names are never abbreviated, and a separate value does not begin
/// with a dash unless it is a number, so that `--filter --json` is a forgotten value and not a filter.
struct ArgumentLexer {
  private let options: [OptionSpec]
  private var rest: ArraySlice<String>
  private var tokens: [Token] = []

  /// The tokens in the order written.
  static func tokens(_ arguments: [String], options: [OptionSpec]) -> [Token] {
    var lexer = ArgumentLexer(options: options, rest: arguments[...])
    while let word = lexer.rest.popFirst() { lexer.read(word) }
    return lexer.tokens
  }

  private mutating func read(_ word: String) {
    if word == "--" {
      tokens += rest.map(Token.operand)
      rest = []
    } else if word.hasPrefix("--") {
      readLong(word.dropFirst(2))
    } else if word.hasPrefix("-"), word != "-" {
      readShort(word.dropFirst())
    } else {
      tokens.append(.operand(word))
    }
  }

  private mutating func readLong(_ text: Substring) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = options.first(where: { $0.name == parts[0] }) else {
      return tokens.append(.problem(unknown("--" + parts[0])))
    }
    guard option.value == nil else { return readValue(of: option, written: option.long, attached: attached) }
    guard let attached else { return tokens.append(.option(option, value: nil)) }
    tokens.append(.problem(.needlessValue(attached, option: option.long), of: option))
  }

  /// Reads letters that stand together, the last of which may take a value: `-rn5`.
  private mutating func readShort(_ letters: Substring) {
    var letters = letters
    let word = "-" + letters
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        return tokens.append(.problem(unknown(letter, in: word)))
      }
      guard option.value == nil else {
        return readValue(of: option, written: "-\(letter)", attached: letters.isEmpty ? nil : String(letters))
      }
      tokens.append(.option(option, value: nil))
    }
  }

  private mutating func readValue(of option: OptionSpec, written: String, attached: String?) {
    if let attached { return tokens.append(.option(option, value: attached)) }
    guard let next = rest.first, Self.canBeValue(next) else {
      let problem = UsageError.missingValue(
        written: written, option: option.long, expectation: option.value?.kind.expectation ?? "", next: rest.first)
      return tokens.append(.problem(problem, of: option))
    }
    rest.removeFirst()
    tokens.append(.option(option, value: next))
  }

  private static func canBeValue(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return true }
    return second == "." || second.isWholeNumber
  }
}

extension ArgumentLexer {
  private func unknown(_ written: String) -> UsageError {
    if written.count == 3, let option = options.first(where: { $0.short == written.last }) {
      return .unknownOption(written, nearest: [option.shortForm ?? option.long])
    }
    return .unknownOption(written, nearest: NearestMatch.among(options.map(\.long), for: written))
  }

  private func unknown(_ letter: Character, in word: String) -> UsageError {
    let long = "-" + word
    if options.contains(where: { $0.long == long }) { return .unknownOption(word, nearest: [long]) }
    return .unknownLetter(letter, in: word)
  }
}
