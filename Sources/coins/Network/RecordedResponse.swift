import CoinKit
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
    guard let body = try bytes(path) else { throw .storage(path: path, .notFound) }
    guard let facts = try facts(path + factsExtension) else { return Response(status: 200, body: body) }
    return Response(
      status: facts.status, body: body, total: facts.total, retryAfter: facts.retryAfter, fetchedAt: facts.fetchedAt,
      staleBecause: facts.staleBecause)
  }

  /// Writes `response` into a folder, which is made if need be.
  ///
  /// - Throws: `Failure.storage`.
  static func write(_ response: Response, into folder: String, as name: RecordedName) throws(Failure) {
    let facts = Facts(
      status: response.status, total: response.total, retryAfter: response.retryAfter, fetchedAt: response.fetchedAt,
      staleBecause: response.staleBecause)
    let path = "\(folder)/\(name.fileName)"
    do {
      let line = try JSONEncoder().encode(facts)
      try Folder.make(folder, permissions: 0o777)
      // A body counts by itself, so what is said of it has to be there before.
      try FileWriter.write([line], to: path + factsExtension, permissions: 0o666)
      try FileWriter.write([response.body], to: path, permissions: 0o666)
    } catch let fault as FileFault {
      throw .storage(path: path, .notWritable(fault.words))
    } catch {
      throw .internalFault("the facts of an answer cannot be written as JSON")
    }
  }

  private static func facts(_ path: String) throws(Failure) -> Facts? {
    guard let bytes = try bytes(path) else { return nil }
    do {
      return try JSONReader().decode(Facts.self, from: bytes)
    } catch {
      throw .storage(path: path, .notReadable("it is not what --record writes"))
    }
  }

  /// The bytes of the file at `path`, or nil when there is none.
  private static func bytes(_ path: String) throws(Failure) -> Data? {
    do throws(FileFault) {
      return try FileReader.read(path)
    } catch {
      guard error.isMissing else { throw .storage(path: path, .notReadable(error.words)) }
      return nil
    }
  }
}
