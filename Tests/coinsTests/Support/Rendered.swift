import CoinGecko
import Platform
import TerminalKit
import TestSupport
import Testing

@testable import coins

/// What a command line prints, made in process for a terminal of a chosen width or for a pipe.
struct Rendered {
  let output: String
  let notices: [Notice]
  let failures: [Failure]

  /// Runs a command.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal; nil for a pipe.
  ///   - network: What stands for the network; without one a request fails.
  init(
    _ words: [String], columns: Int? = nil, environment variables: [String: String] = [:],
    network: FakeNetwork = FakeNetwork(.refused)
  ) async throws {
    let line = try TypedLine(words, variables)
    let environment = Environment(variables)
    let facts = columns.map { StreamFacts(isTerminal: true, columns: $0, rows: 50) } ?? StreamFacts()
    let terminal = Terminal(facts, TerminalOptions(line.arguments).wishes, in: environment.terminal)
    let output = OutputOptions(line.arguments)
    let log = MessageLog()
    let context = CommandContext(
      environment: environment, sources: SourceOptions(line.arguments), format: output.format,
      isTerminal: terminal.isTerminal, errors: log.errors, time: .standing, transport: network)
    do throws(Failure) {
      let result = try await line.command.run(in: context)
      self.output = String(decoding: result.view?.bytes(output, on: terminal) ?? [], as: UTF8.self)
      failures = result.failures
    } catch {
      self.output = ""
      failures = [error]
    }
    notices = log.notices
  }
}
