import Foundation

/// An answer in a folder of recordings: its body as it came, and beside it what the body does not say.
struct RecordedResponse {
  /// What stands in the file beside the body.
  private struct Facts: Codable {
    var status: Int
    var total: Int?
    var retryAfter: String?
    var fetchedAt: Date?
    var staleBecause: Failure?
  }

  /// Ends the name of the file beside the body, behind the body's whole name.
  static let factsExtension = ".meta"

  /// Reads the answer whose body is at `path`; a bare body counts as a status of 200, of an unknown time.
  ///
  /// - Throws: `Failure.storage`.
  static func read(_ path: String) throws(Failure) -> Response {
    let body: Data
    do throws(FileFault) {
      body = try AtomicFile.read(path)
    } catch {
      throw .storage(path: path, error.isMissing ? .notFound : .notReadable(error.words))
    }
    return Response(status: 200, body: body)
  }

  /// Writes `response` with its body at `path`, in a folder that is there.
  static func write(_ response: Response, to path: String) throws(FileFault) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let facts = Facts(
      status: response.status, total: response.total, retryAfter: response.retryAfter,
      fetchedAt: response.fetchedAt, staleBecause: response.staleBecause)
    guard let bytes = try? encoder.encode(facts) else { throw FileFault(code: EINVAL) }
    try AtomicFile.write(bytes, to: path + factsExtension, mode: 0o644)
    try AtomicFile.write(response.body, to: path, mode: 0o644)
  }
}
