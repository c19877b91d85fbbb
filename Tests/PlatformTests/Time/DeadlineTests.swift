import Platform
import TestSupport
import Testing

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

  @Test(arguments: [(5.0, 3.0), (2, 2)])
  func `a sooner deadline takes the place of a later one`(seconds: Double, expected: Double) {
    let sooner = Deadline(seconds: 3, time: ManualClock().source).orSooner(seconds: seconds)
    #expect(sooner.remaining == expected)
    #expect(sooner.seconds == expected)
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
