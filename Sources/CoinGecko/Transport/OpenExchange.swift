import Foundation
import Platform

/// A request that is under way, and what has come of its answer so far.
struct OpenExchange: Sendable {
  typealias Outcome = Result<RawResponse, TransportFault>

  /// What an answer says before its body.
  struct Head {
    let status: Int
    let total: Int?
    let retryAfter: String?
    let hasContentType: Bool
  }

  /// The most decoded bytes that an answer may have.
  static let sizeLimit = 32 * 1024 * 1024

  /// What becomes of it.
  let outcome = Settlement<Outcome>()
  private let isSecure: Bool
  /// How long nothing may come, in seconds.
  private let silence: Double
  private let time: TimeSource
  private var lastSign: Double
  private var response: RawResponse?
  /// Whether the server itself has begun to answer: a proxy answers too, when it opens the way to a server.
  private var hadBegun = false

  init(isSecure: Bool, silence: Double, time: TimeSource) {
    self.isSecure = isSecure
    self.silence = silence
    self.time = time
    lastSign = time.uptime()
  }

  mutating func begin(_ head: Head) {
    noteSign()
    hadBegun = !isSecure || head.hasContentType
    response = RawResponse(
      status: head.status, body: Data(), total: head.total, retryAfter: head.retryAfter, fetchedAt: time.now())
  }

  mutating func append(_ data: Data) {
    noteSign()
    response?.body.append(data)
    guard let size = response?.body.count, size > Self.sizeLimit else { return }
    response = nil
    outcome.settle(.failure(.tooLarge(limit: Self.sizeLimit)))
  }

  /// Settles with what has come, or with what `error` means after it.
  func end(_ error: (any Error)? = nil) {
    outcome.settle(error.map { .failure(.unreachable(unreachable($0))) } ?? whole)
  }

  /// Settles when nothing has come for too long.
  ///
  /// - Returns: The seconds until that may be; nil when it is so.
  func endInSilence() -> Double? {
    let left = silence - (time.uptime() - lastSign)
    if left > 0 { return left }
    outcome.settle(.failure(.unreachable(.timedOut(seconds: silence))))
    return nil
  }

  private mutating func noteSign() { lastSign = time.uptime() }

  private var whole: Outcome { response.map(Outcome.success) ?? .failure(.unreachable(.cut)) }

  private func unreachable(_ error: any Error) -> APIFailure.Unreachable {
    if response?.status == 407 { return .proxyLocked }
    let code = (error as? URLError)?.code ?? .unknown
    return APIFailure.Unreachable(code, hadBegun: hadBegun, isSecure: isSecure, silence: silence)
  }
}
