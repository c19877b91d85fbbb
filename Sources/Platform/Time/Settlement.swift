import Synchronization

/// A value that is decided once, by whoever comes first.
///
/// The others may go on, unheard: that is how work is abandoned which cannot be cancelled safely.
package final class Settlement<Value: Sendable>: Sendable {
  private enum State {
    case open([CheckedContinuation<Value, Never>])
    case settled(Value)
  }

  private let state = Mutex(State.open([]))

  package init() {}

  /// Decides the value, unless that was done before.
  package func settle(_ value: Value) {
    let waiting = state.withLock { state -> [CheckedContinuation<Value, Never>] in
      guard case .open(let waiting) = state else { return [] }
      state = .settled(value)
      return waiting
    }
    for continuation in waiting { continuation.resume(returning: value) }
  }

  /// The value, once it is decided.
  package var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        let settled = state.withLock { state -> Value? in
          switch state {
          case .settled(let value):
            return value
          case .open(let waiting):
            state = .open(waiting + [continuation])
            return nil
          }
        }
        if let settled { continuation.resume(returning: settled) }
      }
    }
  }
}
