import Foundation
import Platform

/// A source that asks again what failed for a moment, as far as the deadline allows, and asks nothing of a server that
/// wants to be left alone.
struct RetryingSource: ResponseSource {
  let source: any ResponseSource
  let judge: Judge
  let policy: RetryPolicy
  /// Nil where no file can be shared with other processes.
  let cooldown: Cooldown?
  let events: Events

  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    let time = deadline.time
    if let seconds = cooldown?.remaining(at: time.now()) { throw judge.rateLimit(retryAfter: seconds) }
    var tries = 1
    while true {
      let result = await result { () async throws(APIFailure) in try await source.response(to: request, by: deadline) }
      guard let failure = Self.failure(of: result) else { return try result.get() }
      note(failure, at: time.now())
      // A wait that ends too late is not begun.
      guard let pause = policy.pause(after: failure, tries: tries), pause < deadline.remaining, !Task.isCancelled else {
        return try result.get()
      }
      let end = events.waiting(.retry(failure, seconds: pause))
      await time.sleep(pause)
      end()
      tries += 1
    }
  }

  private static func failure(of result: Result<Response, APIFailure>) -> APIFailure? {
    switch result {
    case .success(let response): response.failure
    case .failure(let failure): failure
    }
  }

  /// Lets other processes know of a limit; one that cannot be written down is met by each on its own.
  private func note(_ failure: APIFailure, at now: Date) {
    guard case .rateLimited(_, let seconds, _) = failure else { return }
    try? cooldown?.begin(seconds: seconds, at: now)
  }
}
