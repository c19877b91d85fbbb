import Foundation

extension APIFailure.Unreachable {
  /// What a fault of URLSession means.
  ///
  /// Told by its code and by how far the answer had come, never by its text, which is libcurl's on Linux. There a body
  /// that is cut, a broken coding and a failed handshake are all `.unknown`.
  init(_ code: URLError.Code, hadBegun: Bool, isSecure: Bool, silence: Double) {
    self =
      switch code {
      case .timedOut: .timedOut(seconds: silence)
      case .secureConnectionFailed, .serverCertificateHasBadDate, .serverCertificateUntrusted,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
        .clientCertificateRequired:
        .tls
      case _ where hadBegun: .cut
      case .cannotConnectToHost: .refused
      case .cannotFindHost, .dnsLookupFailed: .unresolvable
      case .networkConnectionLost: .reset
      case .badServerResponse: .cut
      case .unsupportedURL, .cannotParseResponse: .notHTTP
      case .notConnectedToInternet: .noNetwork
      case .unknown where isSecure: .tls
      default: .failed
      }
  }
}
