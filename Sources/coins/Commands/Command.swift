import CommandLineKit

/// A command of the tool: what it is called and takes, and what it does.
///
/// Each is one folder and a line of `CommandTable`.
protocol Command: Sendable {
  /// What is written behind the tool's name.
  static var name: String { get }

  /// What it takes, which is made only when that is asked for: most runs need the one of their own command.
  static var spec: CommandSpec { get }

  /// - Throws: What this command alone can tell to be wrong with its arguments.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does what was asked for; never writes anything itself.
  ///
  /// - Throws: What leaves nothing to show.
  func run(in context: CommandContext) async throws(Failure) -> CommandResult
}

/// What a command gives back: something to show, and what is missing from it.
struct CommandResult: Sendable {
  /// Nil when there is nothing to show.
  var view: (any View)?
  /// What could not be had, in the order asked; the first decides the exit code.
  var failures: [Failure] = []

  init(_ view: (any View)?, failures: [Failure] = []) {
    self.view = view
    self.failures = failures
  }

  var exitCode: ExitCode { failures.first?.exitCode ?? .success }
}
