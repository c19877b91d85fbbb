/// Where everything that is said beside the answer goes while a run goes on.
///
/// The rooms below only know these three closures; the run's own reporter writes to stderr, a test's collects.
struct Reporter: Sendable {
  /// A sentence for the user.
  var notice: @Sendable (Notice) -> Void
  /// A finished request, for `--verbose`.
  var exchange: @Sendable (Exchange) -> Void
  /// Takes what is being waited for, and gives what is to be called when that is over; shown on a terminal only.
  var waiting: @Sendable (String) -> @Sendable () -> Void

  /// Says what is waited for as long as `work` goes on.
  ///
  /// Of waits within waits the newest is said, and after its end the one around it again.
  func waiting(for text: String, _ work: () async -> Void) async {
    let end = waiting(text)
    await work()
    end()
  }

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
