import Platform

/// A source that writes every answer into a folder as well, where a replay finds it.
struct RecordingSource: ResponseSource {
  let source: any ResponseSource
  let folder: RecordingFolder

  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    let response = try await source.response(to: request, by: deadline)
    try folder.write(response, as: request.target)
    return response
  }
}
