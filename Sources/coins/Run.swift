import CoinGecko
import CommandLineKit
import Platform
import TerminalKit

/// One run of the tool, from its arguments to its exit code.
struct Run {
  let arguments: [String]
  let environment: Environment
  var time = TimeSource.system

  func callAsFunction() async -> ExitCode {
    do throws(Failure) {
      return try await perform(try invocation())
    } catch {
      let isJSON = ArgumentParser(CommandTable.tool).mentions(Option<Bool>.json.spec.name, in: arguments)
      errors(isJSON: isJSON).report(error)
      return error.exitCode
    }
  }

  /// What the command line asks for, read without all other commands where that can be done.
  private func invocation() throws(Failure) -> ArgumentParser.Invocation {
    if let invocation = try? parse(by: CommandTable.tool(for: arguments)) { return invocation }
    do throws(UsageError) {
      return try parse(by: CommandTable.tool)
    } catch {
      throw .usage(error)
    }
  }

  private func parse(by tool: ToolSpec) throws(UsageError) -> ArgumentParser.Invocation {
    try ArgumentParser(tool).parse(arguments) { environment[$0] }
  }

  private func perform(_ invocation: ArgumentParser.Invocation) async throws(Failure) -> ExitCode {
    switch invocation {
    case .command(let spec, let arguments): return try await perform(spec, arguments)
    case .help(let command): return try write(HelpView(command: command))
    case .version: return try write(Document(content: "\(Tool.name) \(Tool.version)\n"))
    case .nothing:
      try write(HelpView(command: nil))
      return .usage
    }
  }

  private func perform(_ spec: CommandSpec, _ arguments: ParsedArguments) async throws(Failure) -> ExitCode {
    guard let type = CommandTable.command(spec.name) else { throw .usage(.unknownCommand(spec.name, nearest: [])) }
    let command: any Command
    do throws(UsageError) {
      command = try type.init(arguments)
    } catch {
      throw .usage(error)
    }
    return try await show(command, arguments)
  }

  /// Runs a command, writes what it has to show, then says what is missing from it.
  private func show(_ command: any Command, _ arguments: ParsedArguments) async throws(Failure) -> ExitCode {
    let (errorOptions, output) = (ErrorOptions(arguments), OutputOptions(arguments))
    let wishes = TerminalOptions(arguments).wishes
    let errors = ErrorStream(
      terminal: terminal(.error, wishes), isJSON: errorOptions.isJSON, isQuiet: errorOptions.isQuiet,
      isVerbose: errorOptions.isVerbose)
    let context = CommandContext(
      environment: environment, sources: SourceOptions(arguments), format: output.format,
      isTerminal: terminal(.output, wishes).isTerminal, errors: errors, time: time)
    let outcome = await errors.progress.during(time: time) { await result(of: command, in: context) }
    if let stale = outcome.view?.provenance, stale.isStale { errors.tell(.stale(stale, at: time.now())) }
    if let view = outcome.view { try write(view, output, terminal(.output, wishes)) }
    outcome.failures.forEach(errors.report)
    return outcome.exitCode
  }

  private func result(of command: any Command, in context: CommandContext) async -> CommandResult {
    do throws(Failure) {
      return try await command.run(in: context)
    } catch {
      return CommandResult(nil, failures: [error])
    }
  }

  @discardableResult
  private func write(_ view: any View) throws(Failure) -> ExitCode {
    try write(view, OutputOptions(), terminal(.output, Terminal.Wishes()))
    return .success
  }

  private func write(_ view: any View, _ options: OutputOptions, _ terminal: Terminal) throws(Failure) {
    let bytes = view.bytes(options, on: terminal)
    if view.isPaged, options.usesPager, options.format == .text,
      let pager = Pager(terminal, kind: environment[.term], command: environment.pager), pager.show(bytes)
    {
      return
    }
    let stream = StandardStream.output
    do throws(FileFault) {
      try stream.write(bytes)
    } catch {
      throw .unwritable(stream: stream.name, error)
    }
  }

  private func terminal(_ stream: StandardStream, _ wishes: Terminal.Wishes) -> Terminal {
    Terminal(StreamFacts(descriptor: stream.descriptor), wishes, in: environment.terminal)
  }

  /// Before anything but the wish for JSON is known.
  private func errors(isJSON: Bool) -> ErrorStream {
    ErrorStream(terminal: terminal(.error, Terminal.Wishes()), isJSON: isJSON)
  }
}
