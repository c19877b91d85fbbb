package import Foundation

/// An answer as it came, or as it was kept: nobody has looked yet whether it is of use.
package struct RawResponse: Equatable, Sendable {
  /// The status of HTTP.
  package var status: Int
  /// Decoded from any transfer or content coding.
  package var body: Data
  /// The `total` header: how many rows there are over all pages.
  package var total: Int?
  /// The `Retry-After` header, as it was written.
  package var retryAfter: String?
  /// When the answer left its server for us; nil when nobody knows, as for a bare recorded body.
  package var fetchedAt: Date?

  /// Creates an answer.
  package init(
    status: Int = 200, body: Data, total: Int? = nil, retryAfter: String? = nil, fetchedAt: Date? = nil
  ) {
    self.status = status
    self.body = body
    self.total = total
    self.retryAfter = retryAfter
    self.fetchedAt = fetchedAt
  }
}
