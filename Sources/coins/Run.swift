import CoinKit

/// One run of the tool, from its arguments to its exit code.
struct Run {
  let arguments: [String]
  let environment: Environment

  func callAsFunction() async -> ExitCode {
    do throws(Failure) {
      let invocation = try ArgumentParser.parse(arguments, environment: environment)
      return try await perform(invocation)
    } catch {
      errors(Settings()).report(error)
      return error.exitCode
    }
  }

  private func perform(_ invocation: Invocation) async throws(Failure) -> ExitCode {
    let settings = invocation.settings
    let terminal = Terminal(descriptor: StandardStream.output.descriptor, environment: environment, settings: settings)
    switch invocation.action {
    case .list(let request):
      let showsSparklines = settings.format == .json || terminal.isTerminal || request.fields != nil
      return try await show(settings, terminal) { api in
        await ListCommand(request: request, showsSparklines: showsSparklines, api: api).run()
      }
    case .detail(let request):
      return try await show(settings, terminal) { api in await DetailCommand(request: request, api: api).run() }
    case .search(let request):
      return try await show(settings, terminal) { api in await SearchCommand(request: request, api: api).run() }
    case .help where settings.format == .json: return try print(JSONWriter.text(of: Catalogue.json) + "\n")
    case .help(let command): return try print(HelpText.text(for: command, width: terminal.width ?? 80))
    case .manual: return try print(ManualPage.text)
    case .completions(let shell): return try print(Completions.script(for: shell))
    case .version: return try print("coins \(Version.current)\n")
    case .nothing:
      try print(HelpText.text(for: nil, width: terminal.width ?? 80))
      return .usage
    }
  }

  /// Runs a command that asks the API, writes what it has to show, then says what is missing from it.
  private func show(
    _ settings: Settings, _ terminal: Terminal, _ command: (CoinAPI) async -> Outcome
  ) async throws(Failure) -> ExitCode {
    let errors = errors(settings)
    let source = try settings.source(environment, errors.reporter)
    let host = if let folder = settings.replayFolder { folder } else { try APIServer(environment).host }
    let outcome = await command(CoinAPI(source: source, host: host, reporter: errors.reporter))
    if let view = outcome.view {
      try StandardStream.output.write(bytes(of: view, settings, terminal))
    }
    outcome.failures.forEach(errors.report)
    return outcome.exitCode
  }

  private func bytes(of view: View, _ settings: Settings, _ terminal: Terminal) -> [UInt8] {
    switch settings.format {
    case .text: Array(TextOutput(terminal: terminal).lines(of: view).rendered(usesColor: terminal.usesColor).utf8)
    case .json: JSONOutput.bytes(view)
    case .csv: DelimitedOutput.csv(hasHeader: settings.hasHeader).bytes(view)
    case .tsv: DelimitedOutput.tsv(hasHeader: settings.hasHeader).bytes(view)
    }
  }

  @discardableResult
  private func print(_ text: String) throws(Failure) -> ExitCode {
    try StandardStream.output.write(Array(text.utf8))
    return .success
  }

  private func errors(_ settings: Settings) -> ErrorStream {
    ErrorStream(
      terminal: Terminal(descriptor: StandardStream.error.descriptor, environment: environment, settings: settings),
      isJSON: settings.format == .json || ArgumentParser.asksForJSON(arguments),
      quiet: settings.quiet, verbose: settings.verbose)
  }
}
