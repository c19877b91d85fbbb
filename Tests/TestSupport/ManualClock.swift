import Foundation
import Synchronization

@testable import coins

/// A clock that moves only when it is told to, or when somebody sleeps by it.
final class ManualClock: Sendable {
  /// What `now` says at first.
  static let start = Date(timeIntervalSince1970: 1_796_000_000)

  private let seconds = Mutex(0.0)

  /// How long it has run.
  var elapsed: Double { seconds.withLock { $0 } }

  var source: TimeSource {
    TimeSource(
      now: { Self.start.addingTimeInterval(self.elapsed) },
      uptime: { self.elapsed },
      sleep: { self.advance(by: $0) })
  }

  func advance(by seconds: Double) { self.seconds.withLock { $0 += seconds } }
}
