package import Foundation
package import Platform
import Synchronization

/// A clock that moves only when it is told to, or when somebody sleeps by it.
package final class ManualClock: Sendable {
  /// What `now` says at first.
  package static let start = Date(timeIntervalSince1970: 1_796_000_000)

  private let seconds = Mutex(0.0)

  package init() {}

  /// How long it has run.
  package var elapsed: Double { seconds.withLock { $0 } }

  package var source: TimeSource {
    TimeSource(
      now: { Self.start.addingTimeInterval(self.elapsed) },
      uptime: { self.elapsed },
      sleep: { self.advance(by: $0) })
  }

  package func advance(by seconds: Double) { self.seconds.withLock { $0 += seconds } }
}
