import Synchronization

/// Counts from 1, for scripts that answer differently each time.
package final class TemporaryCounter: Sendable {
  private let count = Mutex(0)

  package init() {}

  package func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
