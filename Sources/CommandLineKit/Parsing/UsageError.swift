/// Why a command line cannot be understood; whoever speaks to the user has the words for it.
package enum UsageError: Error, Equatable, Sendable {
  /// No option is called so; those that may be meant are named.
  case unknownOption(String, nearest: [String])
  /// No option has this letter in a word of short options.
  case unknownLetter(Character, in: String)
  /// A value stands at an option that takes none.
  case needlessValue(String, option: String)
  /// Nothing that can be a value follows an option; `next` is what follows instead.
  case missingValue(written: String, option: String, expectation: String, next: String?)
  /// The value of an option, a variable or an operand, as `origin` names it, cannot be used.
  case badValue(ValueProblem, origin: String)
  case contradiction(String, String)
  /// An option does not stand beside operands.
  case refusedOperands(option: String, OptionSpec.OperandRefusal)
  /// An option that the command does not take; names those that do, or what to write instead.
  case misplacedOption(String, command: String, homes: [String], substitute: String?)
  /// Names of fields stand behind an option that takes none.
  case misplacedFields(String, option: String)
  case noCommand
  /// No command is called so; options and commands that may be meant are named.
  case unknownCommand(String, nearest: [String])
  case tooFewOperands(command: String, operands: String, example: String?)
  /// An operand too many: the first of them, and all.
  case tooManyOperands(command: String, synopsis: String, first: String)
  /// Several words stand where one text belongs.
  case severalTexts(command: String, words: [String])
  case emptyOperand(String, synopsis: String)
  /// What one command alone can tell to be wrong, in its own words.
  case refused(String, hint: String?)
}
