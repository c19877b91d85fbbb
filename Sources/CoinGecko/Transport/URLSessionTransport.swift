import Foundation
package import Platform

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport of Foundation, over the one URLSession of the process.
package struct URLSessionTransport: Transport {
  /// How long nothing may come, in seconds.
  package let silence: Double

  /// Creates a transport that gives up after ten seconds of silence, or so many.
  package init(silence: Double = 10) {
    self.silence = silence
  }

  package func response(
    to request: OutgoingRequest, time: TimeSource
  ) async throws(TransportFault) -> RawResponse {
    var urlRequest = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
    // Silence is watched by ourselves, where a hang of URLSession itself is noticed as well.
    urlRequest.timeoutInterval = silence + 60
    for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
    let exchange = OpenExchange(isSecure: request.url.scheme == "https", silence: silence, time: time)
    return try await SharedSession.shared.outcome(of: exchange, urlRequest, time: time).get()
  }
}

/// The one URLSession of the process.
///
/// Requests that take too long are left alone rather than cancelled: cancelling has ended the process on Linux.
private final class SharedSession: NSObject, URLSessionDataDelegate, Sendable {
  static let shared = SharedSession()

  private let open = OpenExchanges()

  private override init() {
    super.init()
    Trap.watch { [self] in giveUp() }
  }

  private static let session: URLSession = {
    let configuration = ForeignFolders.avoided { URLSessionConfiguration.ephemeral }
    // Even an ephemeral session has answered from a cache.
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return URLSession(configuration: configuration, delegate: shared, delegateQueue: nil)
  }()

  func outcome(of exchange: OpenExchange, _ request: URLRequest, time: TimeSource) async -> OpenExchange.Outcome {
    if open.isLost { return .failure(.unreachable(.cut)) }
    let task = Self.session.dataTask(with: request)
    return await open.outcome(of: exchange, task.taskIdentifier, time: time) { task.resume() }
  }

  /// Ends everything that goes on, and all that will be asked.
  private func giveUp() {
    open.lose()
    // Behind all that has come and has not been told yet.
    Self.session.delegateQueue.addOperation { [open] in open.endAll() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  /// Nobody is asked for a password, so an answer that wants one is the last: on Linux waiting for one has no end.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let response = challenge.failureResponse as? HTTPURLResponse else {
      return completionHandler(.performDefaultHandling, nil)
    }
    open.update(task.taskIdentifier) { exchange in
      exchange.begin(response.head)
      exchange.end()
    }
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let http = response as? HTTPURLResponse {
      open.update(dataTask.taskIdentifier) { $0.begin(http.head) }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    open.update(dataTask.taskIdentifier) { $0.append(data) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    open.update(task.taskIdentifier) { $0.end(error) }
  }
}

extension HTTPURLResponse {
  fileprivate var head: OpenExchange.Head {
    OpenExchange.Head(
      status: statusCode, total: value(forHTTPHeaderField: "total").flatMap { Int($0) },
      retryAfter: value(forHTTPHeaderField: "Retry-After"),
      hasContentType: value(forHTTPHeaderField: "Content-Type") != nil)
  }
}
