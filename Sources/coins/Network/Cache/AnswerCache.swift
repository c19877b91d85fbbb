import CoinKit
import Foundation

/// Answers on disk, each in a file of its own that is whole or does not count.
///
/// A file holds a line with the digests of what follows, a line of JSON about the answer, then its body as it came.
struct AnswerCache: Sendable {
  let folder: String

  /// How long an answer is kept that nobody uses, in seconds: 7 days.
  static let lifetime = 604_800.0

  /// What the name of a file ends in.
  private enum Kind: String, CaseIterable {
    case answer, lock, failure
  }

  private struct Label: Codable {
    let key: String
    let fetchedAt: Date
    let total: Int?
  }

  /// The answer kept under `key`; nil when there is none, or none that is whole.
  func answer(_ key: CacheKey) -> Response? {
    let path = path(key, .answer)
    guard let bytes = try? FileReader.read(path), let (line, body) = Self.undamaged(bytes),
      let label = try? JSONReader().decode(Label.self, from: line), label.key == key.text
    else { return nil }
    Folder.touch(path)
    return Response(status: 200, body: body, total: label.total, fetchedAt: label.fetchedAt)
  }

  /// Keeps `answer` under `key`, and removes what has not been of use for long.
  ///
  /// An answer of an unknown time is not kept.
  func keep(_ answer: Response, as key: CacheKey, at now: Date) throws(FileFault) {
    guard let fetchedAt = answer.fetchedAt else { return }
    let line = try Self.line(Label(key: key.text, fetchedAt: fetchedAt, total: answer.total))
    try write([Self.digests(line, answer.body), line, answer.body], key, .answer)
    unlink(path(key, .failure))
    let endings = Kind.allCases.map { ".\($0.rawValue)" } + [Cooldown.ending, FileWriter.draftEnding]
    Folder.removeFiles(in: folder, endingIn: endings, untouchedSince: now.addingTimeInterval(-Self.lifetime))
  }

  /// The lock of those who ask for the answer; nil while somebody else has it.
  func lock(_ key: CacheKey) throws(FileFault) -> FileLock? {
    try Folder.makePrivate(folder)
    let path = path(key, .lock)
    let lock = try FileLock(path)
    if lock != nil { Folder.touch(path) }
    return lock
  }
}

extension AnswerCache {
  /// How asking for an answer failed, for those who waited meanwhile.
  private struct Stamp: Codable {
    let failure: Failure
    let at: Date
  }

  /// Tells those who wait for the lock of `key` that asking failed.
  func stamp(_ failure: Failure, _ key: CacheKey, at now: Date) throws(FileFault) {
    try write([try Self.line(Stamp(failure: failure, at: now))], key, .failure)
  }

  /// The failure of somebody else who asked after `moment` and until `now`.
  func failure(_ key: CacheKey, since moment: Date, at now: Date) -> Failure? {
    guard let bytes = try? FileReader.read(path(key, .failure)),
      let stamp = try? JSONReader().decode(Stamp.self, from: bytes), moment < stamp.at, stamp.at <= now
    else { return nil }
    return stamp.failure
  }
}

extension AnswerCache {
  private static let lineFeed = UInt8(ascii: "\n")

  /// What stands behind the digests, when it is what was written.
  private static func undamaged(_ bytes: Data) -> (line: Data, body: Data)? {
    let (digests, content) = divided(bytes)
    let (line, body) = divided(content)
    return digests == Self.digests(line, body) ? (line, body) : nil
  }

  /// The first line with its end, and the rest.
  private static func divided(_ bytes: Data) -> (line: Data, rest: Data) {
    let end = bytes.firstIndex(of: lineFeed).map { $0 + 1 } ?? bytes.endIndex
    return (bytes[..<end], bytes[end...])
  }

  private static func digests(_ line: Data, _ body: Data) -> Data {
    Data((Digest.hex(line) + Digest.hex(body)).utf8) + [lineFeed]
  }

  private static func line(_ value: some Encodable) throws(FileFault) -> Data {
    // None of the values that are written holds anything that JSON cannot.
    do {
      return try JSONEncoder().encode(value) + [lineFeed]
    } catch {
      throw FileFault(code: EINVAL)
    }
  }

  private func write(_ parts: [Data], _ key: CacheKey, _ kind: Kind) throws(FileFault) {
    try Folder.makePrivate(folder)
    try FileWriter.write(parts, to: path(key, kind), permissions: 0o600, survivesPowerLoss: false)
  }

  private func path(_ key: CacheKey, _ kind: Kind) -> String { "\(folder)/\(key.fileName).\(kind.rawValue)" }
}
