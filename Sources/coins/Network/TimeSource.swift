import Foundation

/// The clocks of a run, so that tests need not wait.
struct TimeSource: Sendable {
  /// The date, which people may set back or forth.
  var now: @Sendable () -> Date
  /// Seconds since some moment, which never go back.
  var uptime: @Sendable () -> Double
  /// Lets this many seconds pass, or fewer when the task is cancelled.
  var sleep: @Sendable (Double) async -> Void

  static let system = TimeSource(
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
