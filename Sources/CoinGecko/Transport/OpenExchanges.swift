import Platform
import Synchronization

/// The requests of the process that are under way, by the numbers of their tasks.
final class OpenExchanges: Sendable {
  private struct State {
    var exchanges: [Int: OpenExchange] = [:]
    /// Whether the library has trapped, after which it answers nobody in this process.
    var isLost = false
  }

  private let state = Mutex(State())

  var isLost: Bool { state.withLock(\.isLost) }

  /// Takes note of an exchange, starts it, and waits for what becomes of it.
  func outcome(
    of exchange: OpenExchange, _ id: Int, time: TimeSource, start: () -> Void
  ) async -> OpenExchange.Outcome {
    state.withLock {
      $0.exchanges[id] = exchange
      Trap.mute(true)
    }
    start()
    let watch = Task { await watchForSilence(of: id, time) }
    let outcome = await exchange.outcome.value
    watch.cancel()
    state.withLock { state in
      state.exchanges[id] = nil
      if state.exchanges.isEmpty { Trap.mute(false) }
    }
    return outcome
  }

  /// Changes an exchange that is still under way.
  func update(_ id: Int, _ change: (inout OpenExchange) -> Void) {
    state.withLock { state in
      // Taken out meanwhile, so that its body is not copied.
      guard var exchange = state.exchanges.removeValue(forKey: id) else { return }
      change(&exchange)
      state.exchanges[id] = exchange
    }
  }

  /// Begins no more of them.
  func lose() { state.withLock { $0.isLost = true } }

  /// Ends all that are under way: an answer may be whole, and a part of one is found out as such.
  func endAll() {
    for exchange in state.withLock(\.exchanges.values) { exchange.end() }
  }

  private func watchForSilence(of id: Int, _ time: TimeSource) async {
    while !Task.isCancelled, let left = state.withLock({ $0.exchanges[id] })?.endInSilence() {
      await time.sleep(left)
    }
  }
}
