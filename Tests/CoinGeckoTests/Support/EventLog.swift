import CoinKit
import Platform
import Synchronization

@testable import CoinGecko

/// Keeps what a run is told beside its answers.
final class EventLog: Sendable {
  private struct State {
    var issues: [DecodingIssue] = []
    var unusableFolders: [String] = []
    var exchanges: [Exchange] = []
    var waits: [Wait?] = []
  }

  private let state = Mutex(State())

  var issues: [DecodingIssue] { state.withLock(\.issues) }
  var unusableFolders: [String] { state.withLock(\.unusableFolders) }
  var exchanges: [Exchange] { state.withLock(\.exchanges) }

  /// What was waited for; nil for each end of a wait.
  var waits: [Wait?] { state.withLock(\.waits) }

  var events: Events {
    Events(
      issues: { issues in self.state.withLock { $0.issues += issues } },
      cacheUnusable: { folder, _ in self.state.withLock { $0.unusableFolders.append(folder) } },
      exchange: { exchange in self.state.withLock { $0.exchanges.append(exchange) } },
      waiting: { wait in
        self.state.withLock { $0.waits.append(wait) }
        return { self.state.withLock { $0.waits.append(nil) } }
      })
  }
}
