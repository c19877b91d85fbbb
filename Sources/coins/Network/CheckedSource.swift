/// A source whose answers are data: what is none is thrown.
struct CheckedSource: ResponseSource {
  let source: any ResponseSource
  let check: ResponseCheck

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    let response = try await source.response(to: endpoint)
    if let failure = check.failure(of: response, to: endpoint) { throw failure }
    return response
  }
}
