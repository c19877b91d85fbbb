import Foundation

/// When asking again makes sense, and after how long.
struct RetryPolicy: Sendable {
  /// How often something is asked at most.
  var tries = 3
  /// A number from 0 to 1, for pauses that differ from process to process.
  var random: @Sendable () -> Double = { Double.random(in: 0...1) }

  /// The seconds to wait after `failure`; nil when asking again would be of no use.
  ///
  /// A server that names its time gets it. Otherwise the pause is anything up to 0.5 s, 1 s, 2 s and so on, at most 8 s:
  /// exponential backoff with full jitter, https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter.
  ///
  /// - Parameter tries: How often it was asked so far.
  func pause(after failure: APIFailure, tries: Int) -> Double? {
    guard tries < self.tries else { return nil }
    switch failure {
    case .rateLimited(_, let seconds, _): return Double(seconds)
    case .unreachable(_, let problem) where problem.mayPass:
      return random() * min(8, 0.5 * pow(2, Double(tries - 1)))
    default: return nil
    }
  }
}

extension APIFailure.Unreachable {
  /// Whether it may be over in a moment.
  fileprivate var mayPass: Bool {
    switch self {
    case .timedOut, .unresolvable, .reset, .cut: true
    case .server(let status): [408, 500, 502, 503, 504, 522, 524].contains(status)
    case .refused, .tls, .redirected, .offline, .proxyLocked, .notHTTP, .noNetwork, .failed: false
    }
  }
}
