import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct KeptAnswerTests {
  private static let answer = RawResponse(body: Data("[1,\n2]".utf8), total: 7, fetchedAt: ManualClock.start)

  private static func key(_ request: Request = .categories) throws -> CacheKey {
    CacheKey(request.target, try APIServer(base: "https://api.example.com"))
  }

  private static func bytes() throws -> Data {
    try KeptAnswer.parts(of: answer, ManualClock.start, as: key()).reduce(Data(), +)
  }

  @Test func `an answer comes back whole`() throws {
    #expect(try KeptAnswer(Self.bytes(), of: Self.key())?.raw == Self.answer)
  }

  @Test func `a file is two digests, a line about the answer, and its body`() throws {
    let lines = String(decoding: try Self.bytes(), as: UTF8.self).split(separator: "\n", maxSplits: 2)
    #expect(lines[0].wholeMatch(of: /[0-9a-f]{32}/) != nil)
    let label = try #require(try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any])
    #expect(label["key"] as? String == "keyless https://api.example.com/coins/categories/list?")
    #expect(label["fetchedAt"] as? Double == ManualClock.start.timeIntervalSinceReferenceDate)
    #expect(label["total"] as? Int == 7)
    #expect(lines[2] == "[1,\n2]")
  }

  @Test func `what lost its end, or has any bit changed, is none`() throws {
    let whole = try Self.bytes()
    for count in 0..<whole.count { #expect(try KeptAnswer(whole.prefix(count), of: Self.key()) == nil) }
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 1
      #expect(try KeptAnswer(damaged, of: Self.key()) == nil)
    }
  }

  @Test func `the answer to something else is none`() throws {
    #expect(try KeptAnswer(Self.bytes(), of: Self.key(.search("x"))) == nil)
  }

  @Test func `the first line is enough to know it by`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/file"
    #expect(KeptAnswer.digests(inFileAt: path) == nil)
    try Self.bytes().write(to: URL(filePath: path))
    #expect(KeptAnswer.digests(inFileAt: path) == (try KeptAnswer(Self.bytes(), of: Self.key())?.digests))
  }
}
