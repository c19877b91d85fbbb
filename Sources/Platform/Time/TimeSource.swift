package import Foundation

/// The clocks of a run, so that tests need not wait.
package struct TimeSource: Sendable {
  /// The date, which people may set back or forth.
  package var now: @Sendable () -> Date
  /// Seconds since some moment, which never go back.
  package var uptime: @Sendable () -> Double
  /// Lets this many seconds pass, or fewer when the task is cancelled.
  package var sleep: @Sendable (Double) async -> Void

  package init(
    now: @escaping @Sendable () -> Date, uptime: @escaping @Sendable () -> Double,
    sleep: @escaping @Sendable (Double) async -> Void
  ) {
    self.now = now
    self.uptime = uptime
    self.sleep = sleep
  }

  package static let system = TimeSource(
    now: { Date() },
    uptime: {
      let elapsed = start.duration(to: .now).components
      return Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
    },
    sleep: { seconds in
      try? await Task.sleep(for: .seconds(min(max(seconds, 0), longestSleep)))
    })

  private static let start = ContinuousClock.now
  /// A year; more than that overflows on the way.
  private static let longestSleep = 31_536_000.0
}
