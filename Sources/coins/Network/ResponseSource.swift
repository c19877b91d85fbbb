import CoinKit
import Foundation

/// Something that answers the API's questions: the network, or what wraps it or stands in for it.
///
/// Commands cannot tell one kind from another.
protocol ResponseSource: Sendable {
  /// Answers `endpoint`, whatever the status of the answer.
  ///
  /// - Throws: `Failure` when no answer came at all, or when its kind of source knows that it is of no use.
  func response(to endpoint: Endpoint) async throws(Failure) -> Response
}

/// An answer, as raw as it came.
struct Response: Equatable, Sendable {
  var status: Int
  /// Decoded from any transfer or content coding.
  var body: Data {
    didSet { document = nil }
  }
  /// The `total` header: how many rows there are over all pages.
  var total: Int?
  /// The `Retry-After` header, as it was written.
  var retryAfter: String?
  /// When the answer left its server for us; nil when nobody knows, as for a bare recorded body.
  var fetchedAt: Date?
  /// Why an old copy had to serve, when one did; nil for an answer that counts as fresh.
  var staleBecause: Failure?
  /// Whether it was kept from an earlier request.
  var isCopy = false
  /// The body as JSON, once it has been checked and found to be what was asked for, so that nobody looks through it
  /// twice.
  var document: JSONDocument?
}
