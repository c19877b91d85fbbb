package import Foundation
package import Platform

/// What carries a request to a server and its answer back.
package protocol Transport: Sendable {
  /// Sends a GET and gives what came back, whatever its status.
  ///
  /// Follows no redirect, since a key would go along to wherever that leads. Has no deadline of its own: who waits for it
  /// no longer abandons it.
  ///
  /// - Throws: `TransportFault` when nothing came that is whole.
  func response(to request: OutgoingRequest, time: TimeSource) async throws(TransportFault) -> RawResponse
}

/// A GET, ready to be sent.
package struct OutgoingRequest: Equatable, Sendable {
  /// The whole address.
  package let url: URL
  /// The key is one of them, and nowhere else.
  package let headers: [String: String]
}

/// Why a transport brought no answer.
package enum TransportFault: Error, Equatable, Sendable {
  /// Nothing came that is whole.
  case unreachable(APIFailure.Unreachable)
  /// The decoded body passed this many bytes.
  case tooLarge(limit: Int)
}
