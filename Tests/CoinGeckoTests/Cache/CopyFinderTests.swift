import Foundation
import Platform
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct CopyFinderTests {
  private static let now = ManualClock.start
  private static let list = #"[{"id":"a","market_cap_rank":1,"x":1.50}, {"id":"b","market_cap_rank":2},{"id":"c"}]"#

  private let folder: TemporaryFolder
  private let server: APIServer

  init() throws {
    folder = try TemporaryFolder()
    server = try APIServer(base: "https://api.example.com")
  }

  private func finder(_ use: CachePolicy.Use = .normal, maxAge: Double = 3600) -> CopyFinder {
    CopyFinder(policy: CachePolicy(folder: "\(folder.path)/coins", use: use, maxAge: maxAge), server: server)
  }

  private func keep(_ body: String, _ request: Request, age: Double = 0) throws {
    let finder = finder()
    let answer = RawResponse(body: Data(body.utf8), total: 600, fetchedAt: Self.now.addingTimeInterval(-age))
    try finder.cache.keep(answer, as: finder.key(request.target), at: Self.now)
  }

  private func text(_ copy: RawResponse?) -> String? { copy.map { String(decoding: $0.body, as: UTF8.self) } }

  @Test(arguments: [(CachePolicy.Use.normal, 0.0, 59.9), (.normal, 600, 599.9), (.offline, 0, 1e9)])
  func `a copy may serve up to an age`(use: CachePolicy.Use, maxAge: Double, oldest: Double) throws {
    try keep("[1]", .categories, age: oldest)
    #expect(text(finder(use, maxAge: maxAge).copy(for: .categories, at: Self.now)) == "[1]")
    guard use == .normal else { return }
    try keep("[1]", .categories, age: max(60, maxAge))
    #expect(finder(use, maxAge: maxAge).copy(for: .categories, at: Self.now) == nil)
  }

  @Test func `a copy from the future serves nobody, unless the clocks only drift`() throws {
    try keep("[1]", .categories, age: -60)
    #expect(finder().copy(for: .categories, at: Self.now) != nil)
    try keep("[1]", .categories, age: -61)
    #expect(finder(.offline).copy(for: .categories, at: Self.now) == nil)
  }

  // MARK: Rows of a list

  @Test func `the rows of a list answer for their coins, byte for byte`() throws {
    try keep(Self.list, .market())
    let copy = finder().copy(for: .rows("b", "a"), at: Self.now)
    #expect(text(copy) == #"[{"id":"a","market_cap_rank":1,"x":1.50},{"id":"b","market_cap_rank":2}]"#)
    #expect(copy?.total == 2)
    #expect(copy?.fetchedAt == Self.now)
  }

  @Test(arguments: [["c"], ["d"], ["a", "d"]])
  func `coins that are not in the list, or that have no rank in it, are not answered for`(ids: [String]) throws {
    try keep(Self.list, .market())
    #expect(finder().copy(for: .market("usd", .ids(ids)), at: Self.now) == nil)
  }

  @Test func `a list in another currency, or one that is too old, answers for nobody`() throws {
    try keep(Self.list, .market("eur"))
    try keep(Self.list, .market(), age: 3601)
    #expect(finder().copy(for: .rows("a"), at: Self.now) == nil)
  }

  @Test(arguments: [(600.0, 300.0, "list"), (300, 600, "own"), (30, 10, "own")])
  func `of an own copy that is not new and the list the younger serves`(own: Double, list: Double, which: String) throws
  {
    try keep(#"[{"id":"own"}]"#, .rows("a"), age: own)
    try keep(#"[{"id":"a","market_cap_rank":1}]"#, .market(), age: list)
    let copy = try #require(text(finder().copy(for: .rows("a"), at: Self.now)))
    #expect(copy.contains("own") == (which == "own"))
  }

  @Test func `a list is read once as long as its file is the same`() throws {
    try keep(Self.list, .market())
    let finder = finder()
    _ = finder.copy(for: .rows("a"), at: Self.now)
    // The first line is kept and the rest lost, which only who reads the file would notice.
    let file = "\(folder.path)/coins/\(finder.key(Request.market().target).fileName).answer"
    try Data(try Data(contentsOf: URL(filePath: file)).prefix(33)).write(to: URL(filePath: file))
    #expect(text(finder.copy(for: .rows("b"), at: Self.now)) == #"[{"id":"b","market_cap_rank":2}]"#)
    #expect(self.finder().copy(for: .rows("b"), at: Self.now) == nil)
    try keep(#"[{"id":"b","market_cap_rank":7}]"#, .market())
    #expect(text(finder.copy(for: .rows("b"), at: Self.now)) == #"[{"id":"b","market_cap_rank":7}]"#)
  }

  @Test func `digests tell of a new own copy and of a new list`() throws {
    let request = Request.rows("a")
    let finder = finder()
    var seen = [finder.digests(for: request)]
    #expect(seen == [[nil, nil]])
    try keep(Self.list, .market())
    seen.append(finder.digests(for: request))
    try keep("[]", request)
    seen.append(finder.digests(for: request))
    try keep("[1]", request)
    seen.append(finder.digests(for: request))
    #expect(Set(seen).count == 4)
    #expect(finder.digests(for: request) == seen[3])
  }
}
