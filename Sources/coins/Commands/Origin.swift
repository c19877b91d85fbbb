import Foundation

/// Where data comes from in time.
struct Origin: Equatable, Sendable {
  /// Nil when nobody knows, as for recorded data.
  let fetchedAt: Date?
  /// Why an old copy had to serve; nil when none had to.
  var staleBecause: Failure?

  /// Whether an old copy had to serve.
  var isStale: Bool { staleBecause != nil }

  /// The origin of data that was put together of two answers: as old as the older, and stale if either is.
  func joined(with other: Origin) -> Origin {
    let (older, newer) = other.isOlder(than: self) ? (other, self) : (self, other)
    return Origin(
      fetchedAt: older.fetchedAt ?? newer.fetchedAt, staleBecause: older.staleBecause ?? newer.staleBecause)
  }

  /// An unknown time counts as now.
  func isOlder(than other: Origin) -> Bool {
    (fetchedAt ?? .distantFuture) < (other.fetchedAt ?? .distantFuture)
  }
}
