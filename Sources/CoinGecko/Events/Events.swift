package import CoinKit
package import Platform

/// What a run is told beside the answers to its questions, as it happens.
package struct Events: Sendable {
  /// What was left out of an answer that is of use all the same.
  package var issues: @Sendable ([DecodingIssue]) -> Void
  /// Answers cannot be kept in the folder at this path.
  package var cacheUnusable: @Sendable (_ folder: String, FileFault) -> Void
  /// A request is over.
  package var exchange: @Sendable (Exchange) -> Void
  /// A wait begins; what this gives is called when it is over.
  package var waiting: @Sendable (Wait) -> @Sendable () -> Void

  /// Creates a listener, by default one that ignores everything.
  package init(
    issues: @escaping @Sendable ([DecodingIssue]) -> Void = { _ in },
    cacheUnusable: @escaping @Sendable (_ folder: String, FileFault) -> Void = { _, _ in },
    exchange: @escaping @Sendable (Exchange) -> Void = { _ in },
    waiting: @escaping @Sendable (Wait) -> @Sendable () -> Void = { _ in {} }
  ) {
    self.issues = issues
    self.cacheUnusable = cacheUnusable
    self.exchange = exchange
    self.waiting = waiting
  }
}
