package import Foundation

/// Where data comes from in time.
package struct Provenance: Equatable, Sendable {
  /// Nil when nobody knows, as for recorded data.
  package let fetchedAt: Date?
  /// Why an old copy had to serve; nil when none had to.
  package let staleBecause: APIFailure?

  /// Creates the provenance of data that is as new as it can be, or of a copy that had to serve.
  package init(fetchedAt: Date?, staleBecause: APIFailure? = nil) {
    self.fetchedAt = fetchedAt
    self.staleBecause = staleBecause
  }

  /// Whether an old copy had to serve.
  package var isStale: Bool { staleBecause != nil }

  /// The provenance of data that was put together of two answers: as old as the older, and stale if either is.
  package func joined(with other: Provenance) -> Provenance {
    let (older, newer) = other.isOlder(than: self) ? (other, self) : (self, other)
    return Provenance(
      fetchedAt: older.fetchedAt ?? newer.fetchedAt, staleBecause: older.staleBecause ?? newer.staleBecause)
  }

  /// Whether this data came before the `other`; an unknown time counts as now.
  package func isOlder(than other: Provenance) -> Bool {
    (fetchedAt ?? .distantFuture) < (other.fetchedAt ?? .distantFuture)
  }
}
