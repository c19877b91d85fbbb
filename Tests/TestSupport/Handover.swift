import Dispatch
import Synchronization

/// A value that one thread hands over to others, which stand still until it is there.
///
/// For threads that are not the tests' own: those have to stay free.
package final class Handover<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let isThere = DispatchSemaphore(value: 0)

  package init() {}

  package func give(_ value: Value) {
    self.value.withLock { $0 = value }
    isThere.signal()
  }

  package func take() -> Value {
    while true {
      isThere.wait()
      isThere.signal()
      if let value = value.withLock({ $0 }) { return value }
    }
  }
}
