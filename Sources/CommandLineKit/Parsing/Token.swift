/// A piece of a command line, before anybody knows which command it is for.
enum Token: Sendable {
  case operand(String)
  /// An option; `value` is nil just for those that take none.
  case option(OptionSpec, value: String?)
  /// Words that cannot be read, and the option among them if it is known; kept, since `--help` beside them still wins.
  case problem(UsageError, of: OptionSpec? = nil)

  /// The option that it names, whether or not it can be read.
  var option: OptionSpec? {
    switch self {
    case .option(let option, _), .problem(_, of: let option?): option
    case .operand, .problem(_, of: nil): nil
    }
  }
}
