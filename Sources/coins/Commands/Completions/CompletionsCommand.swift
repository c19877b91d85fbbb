import CommandLineKit

/// `coins completions`: what teaches a shell to complete the tool's command lines.
struct CompletionsCommand: Command {
  let shell: CompletionScript.Shell

  static let name = "completions"

  static let spec = CommandSpec(
    name, group: "Help",
    operands: [.one("SHELL", .choice(CompletionScript.Shell.allCases.map(\.rawValue)))],
    summary: "print what teaches a shell to complete coins",
    brief: "what teaches a shell to complete coins",
    examples: [
      .init("source <(coins completions bash)", "complete in this bash session"),
      .init("coins completions zsh > ~/.zfunc/_coins", "for zsh, if ~/.zfunc is in fpath"),
      .init("coins completions fish | source", "complete in this fish session"),
    ])

  init(_ arguments: ParsedArguments) throws(UsageError) {
    do throws(ValueProblem) {
      shell = try ValueReader<CompletionScript.Shell>.choice("shell").read(arguments.operands.joined(separator: " "))
    } catch {
      throw .badValue(error, origin: Self.name)
    }
  }

  func run(in context: CommandContext) -> CommandResult {
    let script = CompletionScript(name: Tool.name, command: CompleteCommand.name)
    return CommandResult(Document(content: script.text(for: shell)))
  }
}
