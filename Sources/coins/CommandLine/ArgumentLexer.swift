import CoinKit

/// Tells operands, options and their values apart, by the options of the table.
///
/// The rules are those of `getopt_long`, but for two: names are never abbreviated, and a separate value does not begin
/// with a dash unless it is a number, so that `--filter --json` is a forgotten value and not a filter.
struct ArgumentLexer {
  private var rest: ArraySlice<String>
  private var tokens: [Token] = []

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// The tokens in the order written.
  static func tokens(_ arguments: [String]) -> [Token] {
    var lexer = ArgumentLexer(arguments)
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
    let name = parts[0]
    let attached = parts.count > 1 ? String(parts[1]) : nil
    guard let option = Catalogue.option(long: name) else {
      return tokens.append(.problem(.unknownOption("--" + name)))
    }
    guard option.kind == nil else { return readValue(of: option, written: option.long, attached: attached) }
    guard let attached else { return tokens.append(.option(option, value: nil)) }
    tokens.append(.problem(.needlessValue(attached, of: option), of: option))
  }

  /// Reads letters that stand together, the last of which may take a value: `-rn5`.
  private mutating func readShort(_ letters: Substring) {
    var letters = letters
    let word = "-" + letters
    while let letter = letters.popFirst() {
      guard let option = Catalogue.option(short: letter) else {
        return tokens.append(.problem(.unknownLetter(letter, in: word)))
      }
      guard option.kind == nil else {
        return readValue(of: option, written: "-\(letter)", attached: letters.isEmpty ? nil : String(letters))
      }
      tokens.append(.option(option, value: nil))
    }
  }

  private mutating func readValue(of option: OptionSpec, written: String, attached: String?) {
    if let attached { return tokens.append(.option(option, value: attached)) }
    guard let next = rest.first, Self.canBeValue(next) else {
      let failure = Failure.missingValue(of: option, written: written, next: rest.first)
      return tokens.append(.problem(failure, of: option))
    }
    rest.removeFirst()
    tokens.append(.option(option, value: next))
  }

  private static func canBeValue(_ word: String) -> Bool {
    guard word.hasPrefix("-"), let second = word.dropFirst().first else { return true }
    return second == "." || second.isWholeNumber
  }
}

extension Failure {
  fileprivate static func unknownOption(_ written: String) -> Failure {
    if written.count == 3, let letter = written.last, Catalogue.option(short: letter) != nil {
      return .usage("unknown option \"\(written)\"", hint: "did you mean -\(letter)?")
    }
    return .usage(
      "unknown option \"\(written)\"",
      hint: suggestion(for: written, among: Catalogue.options.map(\.long)) ?? "coins COMMAND --help lists the options"
    )
  }

  fileprivate static func unknownLetter(_ letter: Character, in word: String) -> Failure {
    let long = "-" + word
    if Catalogue.option(long: word.dropFirst()) != nil {
      return .usage("unknown option \"\(word)\"", hint: "did you mean \(long)?")
    }
    return .usage(
      "unknown option \"-\(letter)\"" + (word.count > 2 ? " in \"\(word)\"" : ""),
      hint: "coins COMMAND --help lists the options; a word that begins with a dash goes behind --"
    )
  }

  fileprivate static func needlessValue(_ value: String, of option: OptionSpec) -> Failure {
    let isList = value.contains(",") && option.name != "fields"
    return .usage(
      "\(option.long) takes no value, but has \"\(value)\"",
      hint: isList ? "write \(option.long) --fields \(value)" : "write \(option.long) alone"
    )
  }

  fileprivate static func missingValue(of option: OptionSpec, written: String, next: String?) -> Failure {
    .usage(
      "\(written) needs a value: \(option.kind?.expectation ?? "")",
      hint: next.map { "if \"\($0)\" is the value, write \(option.long)=\($0)" }
    )
  }
}
