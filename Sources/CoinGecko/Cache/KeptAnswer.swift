import CoinKit
import Foundation
import Platform

/// An answer as it is kept: a line with the digests of what follows, a line of JSON about the answer, then its body as
/// it came.
struct KeptAnswer: Equatable {
  /// The first line, by which it is told from others, and from what has been damaged since.
  let digests: Data
  let raw: RawResponse

  private struct Label: Codable {
    let key: String
    let fetchedAt: Date
    let total: Int?
  }

  /// Reads a file; nil when it is not whole, or not the answer to `key`.
  init?(_ bytes: Data, of key: CacheKey) {
    let (digests, content) = Self.divided(bytes)
    let (line, body) = Self.divided(content)
    guard digests == Self.digests(line, body), let label = try? JSONReader().decode(Label.self, from: line),
      label.key == key.text
    else { return nil }
    self.digests = digests
    raw = RawResponse(body: body, total: label.total, fetchedAt: label.fetchedAt)
  }

  /// The first line of the file at `path`, which is as good as the whole to tell whether it is another than before; nil
  /// when there is none.
  static func digests(inFileAt path: String) -> Data? { try? FileReader.head(of: path, count: digestsLength) }

  /// The parts of a file that keeps `answer`, which came at `fetchedAt`, as the answer to `key`.
  static func parts(of answer: RawResponse, _ fetchedAt: Date, as key: CacheKey) throws(FileFault) -> [Data] {
    let line = try Label(key: key.text, fetchedAt: fetchedAt, total: answer.total).asJSON() + [lineFeed]
    return [digests(line, answer.body), line, answer.body]
  }

  private static let lineFeed = UInt8(ascii: "\n")
  /// Two digests, and the end of the line.
  private static let digestsLength = 33

  /// The first line with its end, and the rest.
  private static func divided(_ bytes: Data) -> (line: Data, rest: Data) {
    let end = bytes.firstIndex(of: lineFeed).map { $0 + 1 } ?? bytes.endIndex
    return (bytes[..<end], bytes[end...])
  }

  private static func digests(_ line: Data, _ body: Data) -> Data {
    Data((Digest.hex(line) + Digest.hex(body)).utf8) + [lineFeed]
  }
}
