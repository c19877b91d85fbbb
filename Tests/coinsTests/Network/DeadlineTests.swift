import Synchronization
import Testing

@testable import coins

/// A clock that moves only when it is told to.
private final class ManualClock: Sendable {
  private let seconds = Mutex(0.0)

  var source: TimeSource {
    var source = TimeSource.system
    source.uptime = { self.seconds.withLock { $0 } }
    return source
  }

  func advance(by seconds: Double) { self.seconds.withLock { $0 += seconds } }
}

@Suite struct DeadlineTests {
  @Test func `what is left shrinks to nothing and no further`() {
    let clock = ManualClock()
    let deadline = Deadline(seconds: 3, time: clock.source)
    #expect(deadline.remaining == 3)
    clock.advance(by: 2)
    #expect(deadline.remaining == 1)
    clock.advance(by: 2)
    #expect(deadline.remaining == 0)
    #expect(deadline.seconds == 3)
  }

  @Test func `what ends in time gives its value`() async {
    #expect(await Deadline(seconds: 60, time: .system).run { 7 } == 7)
  }

  @Test func `what never ends is abandoned when the time is over`() async {
    let forever = Settlement<Int>()
    #expect(await Deadline(seconds: 0.01, time: .system).run { await forever.value } == nil)
    forever.settle(0)
  }

  @Test(arguments: [0, -1, -Double.infinity])
  func `nothing is begun when no time is left`(seconds: Double) async {
    let value = await Deadline(seconds: seconds, time: .system).run {
      Issue.record("it was begun")
      return 7
    }
    #expect(value == nil)
  }
}
