import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The network.
///
/// One request an answer: it is not repeated, and nothing of it is kept. Redirects are not followed, since URLSession
/// would send a key along to wherever they lead.
struct LiveSource: ResponseSource {
  let server: APIServer
  /// When an answer is of no use any more, whole or not.
  let deadline: Deadline
  let reporter: Reporter
  /// How long nothing may come, in seconds.
  var silence = 10.0

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    let url = try server.url(for: endpoint)
    let started = time.uptime()
    let result =
      await deadline.run {
        await Transport.shared.send(request(for: url), time: time, silence: silence, host: server.host)
      } ?? .failure(.unreachable(host: server.host, .timedOut(seconds: deadline.seconds)))
    reporter.exchange(
      Reporter.Exchange(
        url: url.absoluteString, status: try? result.get().status,
        milliseconds: Int((time.uptime() - started) * 1000), origin: .network))
    var response = try result.get()
    if let key = server.key {
      response.retryAfter = response.retryAfter.map(key.removed)
      if let body = key.removed(from: response.body) {
        // Data with something taken out of it would not be what was sent.
        if response.status == 200 { throw .badResponse(host: server.host, .quotesKey) }
        response.body = body
      }
    }
    return response
  }

  private var time: TimeSource { deadline.time }

  private func request(for url: URL) -> URLRequest {
    var request = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData)
    // Silence is watched below, where a hang of URLSession itself is noticed as well.
    request.timeoutInterval = silence + 60
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.setValue(Version.userAgent, forHTTPHeaderField: "User-Agent")
    if let key = server.key {
      request.setValue(key.value, forHTTPHeaderField: key.plan.header)
    }
    return request
  }
}

/// The one URLSession of the process.
///
/// Requests that take too long are left alone rather than cancelled: cancelling has ended the process on Linux.
private final class Transport: NSObject, URLSessionDataDelegate, Sendable {
  /// The most decoded bytes that an answer may have.
  static let sizeLimit = 32 * 1024 * 1024
  static let shared = Transport()

  private struct Exchange {
    let settlement: Settlement<Result<Response, Failure>>
    let host: String
    let isSecure: Bool
    let silence: Double
    let time: TimeSource
    var lastSign: Double
    var response: Response?
    /// Whether the server itself has begun to answer: a proxy answers too, when it opens the way to a server.
    var hadBegun = false

    mutating func begin(_ http: HTTPURLResponse) {
      hadBegun = !isSecure || http.value(forHTTPHeaderField: "Content-Type") != nil
      response = Response(
        status: http.statusCode, body: Data(), total: http.value(forHTTPHeaderField: "total").flatMap { Int($0) },
        retryAfter: http.value(forHTTPHeaderField: "Retry-After"), fetchedAt: time.now())
    }

    func outcome(error: (any Error)?) -> Result<Response, Failure> {
      if let error {
        if response?.status == 407 { return .failure(.unreachable(host: host, .proxyLocked)) }
        let code = (error as? URLError)?.code ?? .unknown
        return .failure(
          .unreachable(host: host, .init(code, hadBegun: hadBegun, isSecure: isSecure, silence: silence)))
      }
      guard let response else { return .failure(.unreachable(host: host, .cut)) }
      return .success(response)
    }
  }

  private struct State {
    var exchanges: [Int: Exchange] = [:]
    /// Whether URLSession has trapped, after which it answers nobody in this process.
    var isLost = false
  }

  private let state = Mutex(State())

  private override init() {
    super.init()
    #if canImport(FoundationNetworking)
      Platform.Trap.watch { [self] in giveUp() }
    #endif
  }

  private static let session: URLSession = {
    let configuration = Platform.withoutFolders { URLSessionConfiguration.ephemeral }
    // Even an ephemeral session has answered from a cache.
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return URLSession(configuration: configuration, delegate: shared, delegateQueue: nil)
  }()

  /// Ends everything that goes on, and all that will be asked.
  private func giveUp() {
    state.withLock { $0.isLost = true }
    // Behind all that has come and has not been told yet: an answer may be whole, and a part of one is found out as such.
    Self.session.delegateQueue.addOperation { [self] in
      for exchange in state.withLock(\.exchanges.values) { exchange.settlement.settle(exchange.outcome(error: nil)) }
    }
  }

  func send(
    _ request: URLRequest, time: TimeSource, silence: Double, host: String
  ) async -> Result<Response, Failure> {
    if state.withLock(\.isLost) { return .failure(.unreachable(host: host, .cut)) }
    let settlement = Settlement<Result<Response, Failure>>()
    let task = Self.session.dataTask(with: request)
    let id = task.taskIdentifier
    state.withLock {
      $0.exchanges[id] = Exchange(
        settlement: settlement, host: host, isSecure: request.url?.scheme == "https", silence: silence, time: time,
        lastSign: time.uptime())
      Platform.Trap.mute(true)
    }
    task.resume()
    let watch = Task { await watchForSilence(of: id, time: time, limit: silence) }
    let result = await settlement.value
    watch.cancel()
    state.withLock { state in
      state.exchanges[id] = nil
      if state.exchanges.isEmpty { Platform.Trap.mute(false) }
    }
    return result
  }

  private func watchForSilence(of id: Int, time: TimeSource, limit: Double) async {
    while !Task.isCancelled, let exchange = state.withLock({ $0.exchanges[id] }) {
      let left = limit - (time.uptime() - exchange.lastSign)
      guard left > 0 else {
        return exchange.settlement.settle(.failure(.unreachable(host: exchange.host, .timedOut(seconds: limit))))
      }
      await time.sleep(left)
    }
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
    update(task) { exchange in
      exchange.begin(response)
      exchange.settlement.settle(exchange.outcome(error: nil))
    }
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    update(dataTask) { exchange in
      if let http = response as? HTTPURLResponse { exchange.begin(http) }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    update(dataTask) { exchange in
      exchange.response?.body.append(data)
      guard let size = exchange.response?.body.count, size > Self.sizeLimit else { return }
      exchange.response = nil
      exchange.settlement.settle(
        .failure(.badResponse(host: exchange.host, .tooLarge(limit: Self.sizeLimit))))
    }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    update(task) { exchange in
      exchange.settlement.settle(exchange.outcome(error: error))
    }
  }

  private func update(_ task: URLSessionTask, _ change: (inout Exchange) -> Void) {
    state.withLock { state in
      guard var exchange = state.exchanges.removeValue(forKey: task.taskIdentifier) else { return }
      exchange.lastSign = exchange.time.uptime()
      change(&exchange)
      state.exchanges[task.taskIdentifier] = exchange
    }
  }
}
