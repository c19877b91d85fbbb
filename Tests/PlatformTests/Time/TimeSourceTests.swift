import Foundation
import Platform
import Testing

@Suite struct TimeSourceTests {
  private let time = TimeSource.system

  @Test func `the system's clocks go forth`() {
    let (before, now, after) = (Date(), time.now(), Date())
    #expect(before <= now && now <= after)
    let moments = (0..<1000).map { _ in time.uptime() }
    #expect(moments == moments.sorted())
  }

  @Test func `a sleep lasts as long as was asked`() async {
    let start = time.uptime()
    await time.sleep(0.02)
    #expect(time.uptime() - start >= 0.02)
  }

  @Test(arguments: [0, -1, -Double.infinity]) func `no time is no sleep`(seconds: Double) async {
    await time.sleep(seconds)
  }

  @Test(.timeLimit(.minutes(1)), arguments: [1e6, 1e300, .infinity])
  func `a cancelled task sleeps no longer`(seconds: Double) async {
    let sleeper = Task { await time.sleep(seconds) }
    sleeper.cancel()
    await sleeper.value
  }
}
