/// A source that asks again what failed for a moment, as far as its deadline allows, and asks nothing of a server that
/// wants to be left alone.
struct RetryingSource: ResponseSource {
  let source: any ResponseSource
  let check: ResponseCheck
  let policy: RetryPolicy
  /// Nil where no file can be shared with other processes.
  let cooldown: Cooldown?
  let deadline: Deadline
  let reporter: Reporter

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    if let seconds = cooldown?.remaining(at: deadline.time.now()) { throw check.rateLimit(retryAfter: seconds) }
    var tries = 1
    while true {
      let result = await Result { () async throws(Failure) in try await source.response(to: endpoint) }
      let failure: Failure
      do throws(Failure) {
        return try check.checked(try result.get(), to: endpoint)
      } catch {
        failure = error
      }
      note(failure)
      // A wait that ends too late is not begun.
      guard let pause = policy.pause(after: failure, tries: tries), pause < deadline.remaining, !Task.isCancelled else {
        return try result.get()
      }
      await reporter.waiting(for: failure.wait(pause)) { await deadline.time.sleep(pause) }
      tries += 1
    }
  }

  /// Lets other processes know of a limit; one that cannot be written down is met by each on its own.
  private func note(_ failure: Failure) {
    guard let seconds = failure.retryAfter else { return }
    try? cooldown?.begin(seconds: seconds, at: deadline.time.now())
  }
}
