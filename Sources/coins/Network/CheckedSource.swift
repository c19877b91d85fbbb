/// A source whose answers are data: what is none is thrown.
struct CheckedSource: ResponseSource {
  let source: any ResponseSource
  let check: ResponseCheck

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    try check.checked(try await source.response(to: endpoint), to: endpoint)
  }
}
