import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct RecordingFolderListTests {
  private static func ids(_ files: [String: String]) throws -> [String]? {
    let folder = try TemporaryFolder(files)
    return try RecordingFolder(path: folder.path).list()?.rows.map(\.id)
  }

  @Test(
    arguments: [
      (["markets.json", "markets?page=1.json"], "markets.json"),
      (["markets?page=1.json", "markets?page=1&vs_currency=eur.json"], "markets?page=1.json"),
      (["markets?ids=a.json", "markets?category=b.json", "markets?page=2.json"], "markets?page=2.json"),
      (["markets?ids=a.json", "markets?category=b.json", "other.json"], nil),
    ] as [([String], String?)])
  func `the list is the bare one, or else one that carries little, of all coins`(
    names: [String], expected: String?
  ) throws {
    let files = Dictionary(uniqueKeysWithValues: names.map { ("coins/\($0)", #"[{"id":"\#($0)"}]"#) })
    #expect(try Self.ids(files) == expected.map { [$0] })
  }

  @Test func `a list that is of no use gives way to the next, and tells why when there is none`() throws {
    #expect(try Self.ids(["coins/markets.json": "{}", "coins/markets?page=1.json": #"[{"id":"a"}]"#]) == ["a"])
    let folder = try TemporaryFolder(["coins/markets.json": "{}", "coins/markets?page=1.json": "nonsense"])
    #expect(throws: APIFailure.badResponse(host: folder.path, .objectForArray)) {
      try RecordingFolder(path: folder.path).list()
    }
  }
}
