/// A source that has to answer by a deadline, whatever else it waits for.
struct TimedSource: ResponseSource {
  let source: any ResponseSource
  let deadline: Deadline
  /// Who is asked, as messages name it.
  let host: String

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    let result = await deadline.run {
      await Result { () async throws(Failure) in try await source.response(to: endpoint) }
    }
    guard let result else { throw .unreachable(host: host, .timedOut(seconds: deadline.seconds)) }
    return try result.get()
  }
}
