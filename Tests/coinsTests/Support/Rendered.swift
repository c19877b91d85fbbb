import Foundation
import Synchronization
import Testing

@testable import coins

/// What a command line prints, made in process for a terminal of a chosen width or for a pipe.
struct Rendered {
  let output: String
  let notices: [Notice]
  let failures: [Failure]

  /// Renders a command that asks the API.
  ///
  /// - Parameter columns: The width of the terminal; nil for a pipe.
  init(_ arguments: [String], columns: Int?, environment: [String: String]) async throws {
    let environment = Environment(environment)
    let invocation = try ArgumentParser.parse(arguments, environment: environment)
    let facts = columns.map { Terminal.Facts(isTerminal: true, columns: $0, rows: 50) } ?? Terminal.Facts()
    let terminal = Terminal(facts, environment: environment, settings: invocation.settings)
    let log = NoticeLog()
    let api = try CoinAPI(invocation.settings, environment, log.reporter)
    let outcome = try #require(await Self.outcome(of: invocation, api, terminal))
    output = String(decoding: outcome.view?.bytes(invocation.settings, terminal) ?? [], as: UTF8.self)
    notices = log.notices
    failures = outcome.failures
  }

  private static func outcome(of invocation: Invocation, _ api: CoinAPI, _ terminal: Terminal) async -> Outcome? {
    switch invocation.action {
    case .list(let request):
      let showsSparklines = request.showsSparklines(invocation.settings.format, terminal)
      return await ListCommand(request: request, showsSparklines: showsSparklines, api: api).run()
    case .detail(let request): return await DetailCommand(request: request, api: api).run()
    case .search(let request): return await SearchCommand(request: request, api: api).run()
    default: return nil
    }
  }
}

/// Keeps the notices of a run.
final class NoticeLog: Sendable {
  private let storage = Mutex<[Notice]>([])

  var notices: [Notice] { storage.withLock { $0 } }

  var reporter: Reporter {
    Reporter(
      notice: { notice in self.storage.withLock { $0.append(notice) } }, exchange: { _ in }, waiting: { _ in {} })
  }
}
