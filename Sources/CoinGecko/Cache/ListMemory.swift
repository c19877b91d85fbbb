import Foundation
import Synchronization

/// The list in the cache that rows were last picked from, so that a run reads it once however many coins it asks for.
final class ListMemory: Sendable {
  /// A list, and when it came.
  struct List: Sendable {
    let digests: Data
    let rows: MarketRows
    let raw: RawResponse
  }

  private let last = Mutex<(key: CacheKey, list: List)?>(nil)

  /// The list that was last read under `key`, when its file still has these digests.
  func list(_ key: CacheKey, _ digests: Data) -> List? {
    last.withLock { last in last?.key == key && last?.list.digests == digests ? last?.list : nil }
  }

  /// Remembers a list in place of the one before.
  func remember(_ list: List, as key: CacheKey) {
    last.withLock { $0 = (key, list) }
  }
}
