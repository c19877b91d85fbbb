import CommandLineKit

extension UsageError {
  /// What cannot be understood: one line, lower case, without a full stop; not yet sanitised.
  var message: String {
    switch self {
    case .unknownOption(let written, _): "unknown option \"\(written)\""
    case .unknownLetter(let letter, let word):
      "unknown option \"-\(letter)\"" + (word.count > 2 ? " in \"\(word)\"" : "")
    case .needlessValue(let value, let option): "\(option) takes no value, but has \"\(value)\""
    case .missingValue(let written, _, let expectation, _): "\(written) needs a value: \(expectation)"
    case .badValue(.unlike(let kind, let text), let origin): "\(origin) takes \(kind.expectation), not \"\(text)\""
    case .badValue(.unknown(let noun, let word, _), let origin): "unknown \(noun) \"\(word)\" in \(origin)"
    case .contradiction(let first, let second): "\(first) and \(second) contradict each other"
    case .refusedOperands(let option, let refusal): "\(option) cannot stand beside \(refusal.operands)"
    case .misplacedOption(let option, let command, _, _): "\(option) does not belong to \(command)"
    case .misplacedFields(let word, let option): "\(option) takes no list of fields, but has \"\(word)\""
    case .noCommand: "no command given"
    case .unknownCommand(let word, _): "unknown command \"\(word)\""
    case .tooFewOperands(let command, let operands, _): "\(command) needs \(operands)"
    case .tooManyOperands(let command, _, let first): "\(command) has no use for \"\(first)\""
    case .severalTexts(let command, let words): "\(command) takes one text, not \(words.count)"
    case .emptyOperand(let placeholder, _): "an empty word stands where \(placeholder) belongs"
    case .refused(let message, _): message
    }
  }

  /// What to write instead, or nil when nothing can be said.
  var hint: String? {
    switch self {
    case .unknownOption(_, let nearest):
      nearest.isEmpty ? "coins COMMAND --help lists the options" : nearest.question
    case .unknownLetter:
      "coins COMMAND --help lists the options; a word that begins with a dash goes behind --"
    case .needlessValue(let value, let option):
      value.contains(",") ? "write \(option) --fields \(value)" : "write \(option) alone"
    case .missingValue(_, let option, _, let next):
      next.map { "if \"\($0)\" is the value, write \(option)=\($0)" }
    case .badValue(.unlike, _): nil
    case .badValue(.unknown(_, let word, let known), _):
      Self.suggestion(for: word, among: known) ?? "coins manual names them all"
    case .contradiction: "write one of them"
    case .refusedOperands(_, let refusal): refusal.hint
    case .misplacedOption(_, _, let homes, let substitute):
      substitute ?? "it belongs to \(homes.joined(separator: " and "))"
    case .misplacedFields(let word, _): "write --fields \(word)"
    case .noCommand: "coins --help shows the commands"
    case .unknownCommand(let word, let nearest):
      nearest.isEmpty ? "for a coin write coins detail \(word); coins --help shows the commands" : nearest.question
    case .tooFewOperands(_, _, let example): example.map { "for example: \($0)" }
    case .tooManyOperands(_, let synopsis, _), .emptyOperand(_, let synopsis): "write coins \(synopsis)"
    case .severalTexts(let command, let words): "write coins \(command) \"\(words.joined(separator: " "))\""
    case .refused(_, let hint): hint
    }
  }

  /// The nearest of the known words, or all of them when they are few enough to read; nil when neither helps.
  private static func suggestion(for word: String, among known: [String]) -> String? {
    let nearest = NearestMatch.among(known, for: word)
    if !nearest.isEmpty { return nearest.question }
    return known.count <= 12 ? "write one of \(known.joined(separator: ", "))" : nil
  }
}
