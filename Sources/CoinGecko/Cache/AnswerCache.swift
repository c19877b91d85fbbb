import CoinKit
import Foundation
import Platform

/// Answers on disk, each in a file of its own that is whole or does not count.
struct AnswerCache: Sendable {
  let folder: String

  /// How long an answer is kept that nobody uses, in seconds: 7 days.
  static let lifetime = 604_800.0

  /// What the name of a file ends in.
  private enum Kind: String, CaseIterable {
    case answer, lock, failure
  }

  /// The answer kept under `key`; nil when there is none, or none that is whole.
  func answer(_ key: CacheKey) -> KeptAnswer? {
    let path = path(key, .answer)
    guard let bytes = try? FileReader.read(path), let answer = KeptAnswer(bytes, of: key) else { return nil }
    Folder.touch(path)
    return answer
  }

  /// What tells the answer kept under `key` from others, read without the rest of it; nil when there is none.
  func digests(_ key: CacheKey) -> Data? { KeptAnswer.digests(inFileAt: path(key, .answer)) }

  /// Keeps `answer` under `key`, and removes what has not been of use for long.
  ///
  /// An answer of an unknown time is not kept.
  func keep(_ answer: RawResponse, as key: CacheKey, at now: Date) throws(FileFault) {
    guard let fetchedAt = answer.fetchedAt else { return }
    try write(try KeptAnswer.parts(of: answer, fetchedAt, as: key), key, .answer)
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

  private func write(_ parts: [Data], _ key: CacheKey, _ kind: Kind) throws(FileFault) {
    try Folder.makePrivate(folder)
    try FileWriter.write(parts, to: path(key, kind), permissions: 0o600, survivesPowerLoss: false)
  }

  private func path(_ key: CacheKey, _ kind: Kind) -> String { "\(folder)/\(key.fileName).\(kind.rawValue)" }
}

extension AnswerCache {
  /// How asking for an answer failed, for those who waited meanwhile.
  private struct Stamp: Codable {
    let failure: StoredFailure
    let at: Date
  }

  /// Tells those who wait for the lock of `key` that asking failed.
  func stamp(_ failure: APIFailure, _ key: CacheKey, at now: Date) throws(FileFault) {
    guard let failure = StoredFailure(failure) else { return }
    try write([try Stamp(failure: failure, at: now).asJSON()], key, .failure)
  }

  /// The failure of somebody else who asked after `moment` and until `now`.
  func failure(_ key: CacheKey, since moment: Date, at now: Date) -> APIFailure? {
    guard let bytes = try? FileReader.read(path(key, .failure)),
      let stamp = try? JSONReader().decode(Stamp.self, from: bytes), moment < stamp.at, stamp.at <= now
    else { return nil }
    return stamp.failure.failure
  }
}
