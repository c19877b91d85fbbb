import CoinKit
import Foundation
import Platform

/// Recorded answers, in a folder that is laid out like the API's paths.
///
/// Recording and replay both name their files here, so that what one writes the other finds.
struct RecordingFolder: Sendable {
  let path: String

  /// A recorded answer.
  struct File: Sendable {
    let name: RecordedName
    let path: String
  }

  /// The recorded answers whose paths differ from that of `target` in their last segment alone, in the order of their
  /// names.
  ///
  /// - Throws: `APIFailure.storage`, also when the whole folder is not there.
  func files(beside target: Target) throws(APIFailure) -> [File] {
    let folder = try folder(of: target)
    do throws(FileFault) {
      return try Folder.names(in: folder).sorted().compactMap { fileName in
        RecordedName(fileName: fileName).map { File(name: $0, path: "\(folder)/\(fileName)") }
      }
    } catch {
      guard error.isMissing else { throw .storage(path: folder, .notReadable(error)) }
      guard FileManager.default.fileExists(atPath: path) else { throw .storage(path: path, .notFound) }
      return []
    }
  }

  /// Where the answer to `target` would be looked for whose name carries no query.
  func plainPath(of target: Target) throws(APIFailure) -> String {
    try "\(folder(of: target))/\((target.path.last ?? "").percentEncoded)\(RecordedName.fileExtension)"
  }

  /// The answer that `file` holds; a bare body counts as a status of 200, of an unknown time.
  ///
  /// - Throws: `APIFailure.storage`.
  func response(in file: File, to expected: Expectation) throws(APIFailure) -> Response {
    guard let body = try Self.bytes(file.path) else { throw .storage(path: file.path, .notFound) }
    guard let facts = try Self.facts(file.path + RecordedFacts.fileExtension) else {
      return judge.response(RawResponse(body: body), to: expected)
    }
    let raw = RawResponse(
      status: facts.status, body: body, total: facts.total, retryAfter: facts.retryAfter, fetchedAt: facts.fetchedAt)
    var response = judge.response(raw, to: expected)
    response.staleBecause = facts.staleBecause.map { $0.failure ?? .unreachable(host: $0.host ?? path, .failed) }
    return response
  }

  /// Keeps `response` as the answer to `target`; folders are made if need be.
  ///
  /// - Throws: `APIFailure.storage`.
  func write(_ response: Response, as target: Target) throws(APIFailure) {
    let folder = try folder(of: target)
    let path = "\(folder)/\(RecordedName(target).fileName)"
    do throws(FileFault) {
      let facts = try RecordedFacts(response).asJSON()
      try Folder.make(folder, permissions: 0o777)
      // A body counts by itself, so what is said of it has to be there before.
      try FileWriter.write([facts], to: path + RecordedFacts.fileExtension, permissions: 0o666)
      try FileWriter.write([response.raw.body], to: path, permissions: 0o666)
    } catch {
      throw .storage(path: path, .notWritable(error))
    }
  }

  /// Who answers in a replay is the folder.
  var judge: Judge { Judge(host: path, hasKey: false) }

  private func folder(of target: Target) throws(APIFailure) -> String {
    try target.checkPath()
    return ([path] + target.path.dropLast().map(\.percentEncoded)).joined(separator: "/")
  }

  private static func facts(_ path: String) throws(APIFailure) -> RecordedFacts? {
    guard let bytes = try bytes(path) else { return nil }
    do {
      return try JSONReader().decode(RecordedFacts.self, from: bytes)
    } catch {
      throw .storage(path: path, .notARecording)
    }
  }

  /// The bytes of the file at `path`, or nil when there is none.
  private static func bytes(_ path: String) throws(APIFailure) -> Data? {
    do throws(FileFault) {
      return try FileReader.read(path)
    } catch {
      guard error.isMissing else { throw .storage(path: path, .notReadable(error)) }
      return nil
    }
  }
}
