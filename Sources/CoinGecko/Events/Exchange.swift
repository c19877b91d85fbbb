/// A request that is over, whoever answered it.
package struct Exchange: Equatable, Sendable {
  /// Who answered.
  package enum Origin: String, Sendable { case network, cache, replay }

  /// The address, or the path and the query where no server was asked.
  ///
  /// It never holds a key: keys travel in headers.
  package let url: String
  /// Nil when no answer came.
  package let status: Int?
  /// How long it took.
  package let milliseconds: Int
  /// Who answered.
  package let origin: Origin
}
