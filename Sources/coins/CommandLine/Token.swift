/// A piece of a command line, before anybody knows which command it is for.
enum Token: Sendable {
  case operand(String)
  /// An option; `value` is nil just for those that take none.
  case option(OptionSpec, value: String?)
  /// Words that cannot be read, and the option among them if it is known; kept, since `--help` beside them still wins.
  case problem(Failure, of: OptionSpec? = nil)
}
