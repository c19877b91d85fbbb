import CoinKit
import Foundation
import Platform

/// The moment before which asking a server is of no use, since it said so; known to every process that shares the cache.
struct Cooldown: Sendable {
  let path: String

  /// The longest that a server can ask for, in seconds: a day.
  private static let longest = 86_400.0

  /// What its name ends in.
  static let ending = ".cooldown"

  private struct Note: Codable {
    let since: Date
    let until: Date
  }

  /// The server's file in the cache's folder.
  init(folder: String, server: APIServer) {
    path = "\(folder)/\(Digest.hex("\(server.tier) \(server.origin)"))\(Self.ending)"
  }

  /// The whole seconds to wait, rounded up; nil when there is no need to.
  ///
  /// A note from the future is none: the clock has been set back since.
  func remaining(at now: Date) -> Int? {
    guard let bytes = try? FileReader.read(path), let note = try? JSONReader().decode(Note.self, from: bytes),
      note.since <= now, note.until > now, note.until.timeIntervalSince(note.since) <= Self.longest
    else { return nil }
    return Int(note.until.timeIntervalSince(now).rounded(.up))
  }

  /// Notes that the server wants to be left alone for `seconds`.
  func begin(seconds: Int, at now: Date) throws(FileFault) {
    let until = now.addingTimeInterval(Double(seconds))
    let note = try Note(since: now, until: until).asJSON()
    try Folder.makePrivate((path as NSString).deletingLastPathComponent)
    try FileWriter.write([note], to: path, permissions: 0o600)
  }
}
