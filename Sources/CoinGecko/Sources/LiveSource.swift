import Foundation
import Platform

/// The network.
///
/// One request an answer: it is not repeated, and nothing of it is kept.
struct LiveSource: ResponseSource {
  let server: APIServer
  let judge: Judge
  /// The name and version that the tool gives of itself.
  let userAgent: String
  let transport: any Transport
  let events: Events

  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    let time = deadline.time
    let outgoing = try outgoing(request.target)
    let started = time.uptime()
    let arrival =
      await deadline.run { [transport] in
        await result { () async throws(TransportFault) in try await transport.response(to: outgoing, time: time) }
      } ?? .failure(.unreachable(.timedOut(seconds: deadline.seconds)))
    events.exchange(
      Exchange(
        url: outgoing.url.absoluteString, status: try? arrival.get().status,
        milliseconds: Int((time.uptime() - started) * 1000), origin: .network))
    return judge.response(try withoutKey(try came(arrival)), to: request.expectation)
  }

  private func outgoing(_ target: Target) throws(APIFailure) -> OutgoingRequest {
    var headers = ["Accept": "application/json", "User-Agent": userAgent]
    if let key = server.key { headers[key.header] = key.value }
    return OutgoingRequest(url: try server.url(of: target), headers: headers)
  }

  private func came(_ result: Result<RawResponse, TransportFault>) throws(APIFailure) -> RawResponse {
    do throws(TransportFault) {
      return try result.get()
    } catch {
      switch error {
      case .unreachable(let problem): throw .unreachable(host: server.host, problem)
      case .tooLarge(let limit): throw .badResponse(host: server.host, .tooLarge(limit: limit))
      }
    }
  }

  /// The same answer of a server that quotes the key, without it.
  private func withoutKey(_ response: RawResponse) throws(APIFailure) -> RawResponse {
    guard let key = server.key else { return response }
    var response = response
    response.retryAfter = response.retryAfter.map(key.removed)
    guard let body = key.removed(from: response.body) else { return response }
    // Data with something taken out of it would not be what was sent.
    if response.status == 200 { throw .badResponse(host: server.host, .quotesKey) }
    response.body = body
    return response
  }
}
