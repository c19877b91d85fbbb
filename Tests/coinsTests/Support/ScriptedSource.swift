import Foundation
import Synchronization

@testable import coins

/// A source that gives the results of a script one after the other, the last of them for ever, and counts.
final class ScriptedSource: ResponseSource {
  private let results: [Result<Response, Failure>]
  private let asked = Mutex<[Endpoint]>([])

  init(_ results: Result<Response, Failure>...) { self.results = results }

  /// What it was asked so far.
  var endpoints: [Endpoint] { asked.withLock { $0 } }

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    let count = asked.withLock {
      $0.append(endpoint)
      return $0.count
    }
    return try results[min(count, results.count) - 1].get()
  }
}

extension Result<Response, Failure> {
  /// An answer of `api.example.com`.
  static func answer(
    _ status: Int = 200, _ body: String = "[]", retryAfter: String? = nil, fetchedAt: Date? = ManualClock.start
  ) -> Self {
    .success(Response(status: status, body: Data(body.utf8), retryAfter: retryAfter, fetchedAt: fetchedAt))
  }

  static func unreachable(_ problem: Failure.Unreachable) -> Self {
    .failure(.unreachable(host: "api.example.com", problem))
  }
}
