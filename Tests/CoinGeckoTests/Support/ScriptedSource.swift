import Foundation
import Platform
import Synchronization
import TestSupport

@testable import CoinGecko

/// A source that gives the results of a script one after the other, the last of them for ever, and counts.
final class ScriptedSource: ResponseSource {
  typealias Step = Result<RawResponse, APIFailure>

  /// Who answers.
  static let judge = Judge(host: "api.example.com", hasKey: false)

  private let steps: [Step]
  private let asked = Mutex<[(request: Request, seconds: Double)]>([])

  init(_ steps: Step...) { self.steps = steps }

  /// What it was asked so far.
  var requests: [Request] { asked.withLock { $0.map(\.request) } }

  /// How long it was given each time, in seconds.
  var limits: [Double] { asked.withLock { $0.map(\.seconds) } }

  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    let count = asked.withLock {
      $0.append((request, deadline.remaining))
      return $0.count
    }
    return Self.judge.response(try steps[min(count, steps.count) - 1].get(), to: request.expectation)
  }
}

extension Result<RawResponse, APIFailure> {
  /// An answer of `api.example.com`.
  static func answer(
    _ status: Int = 200, _ body: String = "[]", retryAfter: String? = nil, fetchedAt: Date? = ManualClock.start
  ) -> Self {
    .success(RawResponse(status: status, body: Data(body.utf8), retryAfter: retryAfter, fetchedAt: fetchedAt))
  }

  static func unreachable(_ problem: APIFailure.Unreachable) -> Self {
    .failure(.unreachable(host: "api.example.com", problem))
  }
}
