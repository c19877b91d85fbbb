/// The moment by which something must be over.
package struct Deadline: Sendable {
  /// What was granted at first, in seconds: what a message says when it is over.
  package let seconds: Double
  private let end: Double
  package let time: TimeSource

  /// A deadline `seconds` from now.
  package init(seconds: Double, time: TimeSource) {
    self.seconds = seconds
    self.time = time
    end = time.uptime() + seconds
  }

  /// The seconds that are left; never below zero.
  package var remaining: Double { max(0, end - time.uptime()) }

  /// This deadline, or one `seconds` from now if that is sooner.
  package func orSooner(seconds: Double) -> Deadline {
    remaining <= seconds ? self : Deadline(seconds: seconds, time: time)
  }

  /// What `operation` gives, or nil when the deadline passes first.
  ///
  /// Then it is abandoned: its task is cancelled, for what heeds that, but nobody waits for it.
  package func run<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) async -> Value? {
    guard remaining > 0 else { return nil }
    let settlement = Settlement<Value?>()
    let work = Task { settlement.settle(await operation()) }
    let alarm = Task {
      await time.sleep(remaining)
      if !Task.isCancelled { settlement.settle(nil) }
    }
    let value = await settlement.value
    work.cancel()
    alarm.cancel()
    return value
  }
}
