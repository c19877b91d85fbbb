import CoinGecko
import Foundation
import Platform
import Synchronization
import TestSupport

/// A network on which `api.example.com` answers by a function; it remembers what it was asked.
final class FakeNetwork: Transport {
  typealias Answer = Result<RawResponse, TransportFault>

  private let answer: @Sendable (URL) async -> Answer
  private let asked = Mutex<[URL]>([])

  init(_ answer: @escaping @Sendable (URL) async -> Answer) { self.answer = answer }

  /// Answers always the same.
  convenience init(_ answer: Answer) { self.init { _ in answer } }

  /// What it was asked so far.
  var urls: [URL] { asked.withLock { $0 } }

  func response(to request: OutgoingRequest, time: TimeSource) async throws(TransportFault) -> RawResponse {
    asked.withLock { $0.append(request.url) }
    return try await answer(request.url).get()
  }
}

extension Result<RawResponse, TransportFault> {
  static func answer(_ status: Int = 200, _ body: String, total: Int? = nil) -> Self {
    .success(RawResponse(status: status, body: Data(body.utf8), total: total, fetchedAt: ManualClock.start))
  }

  /// One that is not asked again.
  static let refused = Self.failure(.unreachable(.refused))
}

extension URL {
  /// The value of a parameter of the query.
  func query(_ name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
  }
}
