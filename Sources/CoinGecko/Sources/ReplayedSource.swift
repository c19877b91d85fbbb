import CoinKit
import Platform

/// Recorded answers; no network at all.
///
/// What has no file of its own may be picked from another, so that a handful of files answers every command.
struct ReplayedSource: ResponseSource {
  let folder: RecordingFolder
  let events: Events

  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    let started = deadline.time.uptime()
    let response = try answer(to: request)
    events.exchange(
      Exchange(
        url: request.target.encodedPath + request.target.encodedQuery, status: response.raw.status,
        milliseconds: Int((deadline.time.uptime() - started) * 1000), origin: .replay))
    return response
  }

  private func answer(to request: Request) throws(APIFailure) -> Response {
    if let file = try bestFile(for: request) { return try answer(to: request, in: file) }
    guard let raw = try request.recorded.otherwise(folder) else {
      throw .storage(path: try folder.plainPath(of: request.target), .notFound)
    }
    return folder.judge.response(raw, to: request.expectation)
  }

  /// The answer in a file that may hold more than was asked for.
  private func answer(to request: Request, in file: RecordingFolder.File) throws(APIFailure) -> Response {
    let response = try folder.response(in: file, to: request.expectation)
    guard let pick = request.recorded.pick(file.name), case .success(let document) = response.verdict,
      let list = MarketRows(document)
    else { return response }
    var picked = folder.judge.response(pick(list, response.raw), to: request.expectation)
    picked.staleBecause = response.staleBecause
    return picked
  }

  /// The file that answers `request` and carries the most of its query.
  private func bestFile(for request: Request) throws(APIFailure) -> RecordingFolder.File? {
    let asked = RecordedName(request.target)
    return try folder.files(beside: request.target)
      .filter { $0.name.answers(asked) && request.recorded.accepts($0.name) }
      .max { $0.name.query.count < $1.name.query.count }
  }
}
