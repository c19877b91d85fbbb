/// The moment by which something must be over.
struct Deadline: Sendable {
  /// What was granted at first, in seconds: what a message says when it is over.
  let seconds: Double
  private let end: Double
  let time: TimeSource

  /// A deadline `seconds` from now.
  init(seconds: Double, time: TimeSource) {
    self.seconds = seconds
    self.time = time
    end = time.uptime() + seconds
  }

  /// The seconds that are left; never below zero.
  var remaining: Double { max(0, end - time.uptime()) }

  /// This deadline, or one `seconds` from now if that is sooner.
  func orSooner(seconds: Double) -> Deadline {
    remaining <= seconds ? self : Deadline(seconds: seconds, time: time)
  }

  /// What `operation` gives, or nil when the deadline passes first.
  ///
  /// Then it is abandoned: its task is cancelled, for what heeds that, but nobody waits for it.
  func run<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) async -> Value? {
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
