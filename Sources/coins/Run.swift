import CoinKit

/// One run of the tool, from its arguments to its exit code.
struct Run {
  let arguments: [String]
  let environment: Environment
  var time = TimeSource.system

  func callAsFunction() async -> ExitCode {
    do throws(Failure) {
      return try await perform(try ArgumentParser.parse(arguments, environment: environment))
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
      return try await show(settings, terminal) { api in
        let showsSparklines = request.showsSparklines(settings.format, terminal)
        return await ListCommand(request: request, showsSparklines: showsSparklines, api: api).run()
      }
    case .detail(let request):
      return try await show(settings, terminal) { api in await DetailCommand(request: request, api: api).run() }
    case .search(let request):
      return try await show(settings, terminal) { api in await SearchCommand(request: request, api: api).run() }
    case .completions(let shell): return try print(Completions.script(for: shell))
    case .manual: return try print(ManualPage.text)
    case .help where settings.format == .json:
      return try print(JSONWriter.text(of: Catalogue.json, escaping: Sanitizer.isForbidden) + "\n")
    case .help(let command): return try print(help(command, terminal))
    case .cachedIDs(let currency): return try print(IDLines.text(await cachedIDs(settings, currency)))
    case .version: return try print("coins \(Version.current)\n")
    case .nothing:
      try print(help(nil, terminal))
      return .usage
    }
  }

  /// Runs a command that asks the API, writes what it has to show, then says what is missing from it.
  private func show(
    _ settings: Settings, _ terminal: Terminal, _ command: (CoinAPI) async -> Outcome
  ) async throws(Failure) -> ExitCode {
    let errors = errors(settings)
    let api = try CoinAPI(settings, environment, errors.reporter, time: time)
    let outcome = await errors.progress.during("waiting for \(api.host)", time: time) { await command(api) }
    if let stale = outcome.view?.stale { errors.reporter.notice(.stale(stale, at: time.now())) }
    if let view = outcome.view {
      let bytes = view.bytes(settings, terminal)
      let isPaged = Pager(of: view, environment, settings, terminal)?.show(bytes) ?? false
      if !isPaged { try StandardStream.output.write(bytes) }
    }
    outcome.failures.forEach(errors.report)
    return outcome.exitCode
  }

  private func cachedIDs(_ settings: Settings, _ currency: String) async throws(Failure) -> [String] {
    var settings = settings
    settings.cacheUse = .offline
    let source = try settings.source(environment, errors(settings).reporter, time: time)
    return await CachedIDs(source: source, currency: currency).run()
  }

  private func help(_ command: CommandName?, _ terminal: Terminal) -> String {
    HelpText.text(for: command, width: terminal.width ?? 80)
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

extension ListRequest {
  /// Whether anything will show sparklines, which take most of the time of a list to decode.
  func showsSparklines(_ format: OutputFormat, _ terminal: Terminal) -> Bool {
    if let fields { return CoinField.named(fields).contains { $0.isSeries } }
    switch format {
    case .text: return terminal.isTerminal
    case .json: return true
    case .csv, .tsv: return false
    }
  }
}
