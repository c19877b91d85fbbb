/// Where everything that is said beside the answer goes while a run goes on.
///
/// The rooms below only know these three closures; the run's own reporter writes to stderr, a test's collects.
struct Reporter: Sendable {
  /// A sentence for the user.
  var notice: @Sendable (Notice) -> Void
  /// A finished request, for `--verbose`.
  var exchange: @Sendable (Exchange) -> Void
  /// What is being waited for, or nil when the wait is over; shown on a terminal only.
  var waiting: @Sendable (String?) -> Void

  /// One request as `--verbose` shows it.
  ///
  /// The URL never holds a key: keys travel in headers.
  struct Exchange: Equatable, Sendable {
    enum Origin: String, Sendable { case network, cache, replay }

    let url: String
    /// Nil when no answer came.
    let status: Int?
    let milliseconds: Int
    let origin: Origin
  }
}
