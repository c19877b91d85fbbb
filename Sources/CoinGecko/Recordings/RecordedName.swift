import Foundation
import Platform

/// The name of a recorded answer: the last segment of the API's path and some of the query, as in
/// `markets?page=1&vs_currency=eur.json`.
///
/// A recording carries the whole query. A file that people name may carry less, or nothing: it answers every question
/// that does not contradict it, unless one that carries more does.
struct RecordedName: Equatable {
  let stem: String
  let query: [String: String]

  static let fileExtension = ".json"

  /// The name of the answer to `target`.
  init(_ target: Target) {
    stem = target.path.last ?? ""
    query = Dictionary(target.query.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
  }

  /// Reads the name of a file; nil when it is none of a recorded answer.
  init?(fileName: String) {
    guard fileName.hasSuffix(Self.fileExtension), !fileName.hasPrefix(".") else { return nil }
    let parts = fileName.dropLast(Self.fileExtension.count).split(separator: "?", maxSplits: 1)
    guard let first = parts.first else { return nil }
    stem = Self.decoded(first)
    var query: [String: String] = [:]
    for item in parts.dropFirst().flatMap({ $0.split(separator: "&") }) {
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[Self.decoded(pair[0])] = pair.count > 1 ? Self.decoded(pair[1]) : ""
    }
    self.query = query
  }

  /// Percent-encoded, the query sorted, and short enough for every file system.
  var fileName: String {
    let items = query.sorted { $0.key < $1.key }.map { key, value in
      "\(key.percentEncoded)=\(Self.shortened(value).percentEncoded)"
    }
    return stem.percentEncoded + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + Self.fileExtension
  }

  /// Whether a file of this name answers the question of `asked`, as far as its name tells.
  func answers(_ asked: RecordedName) -> Bool {
    stem == asked.stem
      && query.allSatisfy { key, value in asked.query[key].map { $0 == value || Self.shortened($0) == value } ?? false }
  }

  /// A long list of ids gives way to its fingerprint.
  private static func shortened(_ value: String) -> String {
    value.percentEncoded.utf8.count <= 80 ? value : "~" + Digest.hex(value)
  }

  private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? String(text) }
}
