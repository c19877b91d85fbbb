import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct OpenExchangesTests {
  private static let head = OpenExchange.Head(status: 200, total: nil, retryAfter: nil, hasContentType: true)

  private let exchanges = OpenExchanges()

  private func outcome(silence: Double = 3600, _ start: () -> Void) async -> OpenExchange.Outcome {
    let exchange = OpenExchange(isSecure: false, silence: silence, time: .system)
    return await exchanges.outcome(of: exchange, 1, time: .system, start: start)
  }

  @Test func `what comes for an exchange is its outcome, and nothing after that`() async throws {
    let outcome = await outcome {
      exchanges.update(1) { $0.begin(Self.head) }
      exchanges.update(2) { $0.append(Data("another's".utf8)) }
      exchanges.update(1) { $0.append(Data("[]".utf8)) }
      exchanges.update(1) { $0.end() }
      exchanges.update(1) { $0.append(Data("late".utf8)) }
    }
    #expect(try outcome.get().body == Data("[]".utf8))
    exchanges.update(1) { _ in Issue.record("it is over") }
  }

  @Test func `all that are under way can be ended, whole or not`() async throws {
    #expect(await outcome { exchanges.endAll() } == .failure(.unreachable(.cut)))
    let begun = await outcome {
      exchanges.update(1) { $0.begin(Self.head) }
      exchanges.endAll()
    }
    #expect(try begun.get().status == 200)
  }

  @Test func `what was lost stays lost`() {
    #expect(!exchanges.isLost)
    exchanges.lose()
    #expect(exchanges.isLost)
  }

  @Test func `an exchange that nothing comes for ends in silence`() async {
    let clock = ManualClock()
    let exchange = OpenExchange(isSecure: false, silence: 10, time: clock.source)
    let outcome = await exchanges.outcome(of: exchange, 1, time: clock.source) {}
    #expect(outcome == .failure(.unreachable(.timedOut(seconds: 10))))
    #expect(clock.elapsed == 10)
  }
}
