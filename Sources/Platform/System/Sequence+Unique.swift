extension Sequence {
  /// The elements in their order, of those with the same key the first alone.
  package func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  package func unique() -> [Element] { unique { $0 } }
}
