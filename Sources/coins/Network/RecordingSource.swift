/// A source that writes every answer into a folder as well, where a replay finds it.
struct RecordingSource: ResponseSource {
  let source: any ResponseSource
  let folder: String

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    let response = try await source.response(to: endpoint)
    let parts = [folder] + endpoint.path.dropLast().map(Endpoint.encoded)
    try RecordedResponse.write(response, into: parts.joined(separator: "/"), as: RecordedName(endpoint))
    return response
  }
}
