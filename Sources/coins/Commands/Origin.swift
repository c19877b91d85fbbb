import Foundation

/// Where data comes from in time.
struct Origin: Equatable, Sendable {
  /// Nil when nobody knows, as for recorded data.
  let fetchedAt: Date?
  /// Whether an old copy had to serve.
  let isStale: Bool

  /// The origin of data that was put together of two answers: as old as the older, and stale if either is.
  func joined(with other: Origin) -> Origin {
    let moments = [fetchedAt, other.fetchedAt].compactMap { $0 }
    return Origin(fetchedAt: moments.min(), isStale: isStale || other.isStale)
  }
}
