import Testing

@testable import CoinGecko

@Suite struct RecordedNameTests {
  private static let requests: [Request] = [
    .market("eur", .top(page: 2)), .market("usd", .category("meme-token", page: 1)),
    .rows("1move token", "boringdao-[old]", "币安人生"), .market("usd", .ids((1...100).map { "a-coin-\($0)" })),
    .coin("bitcoin"), .coin("币安人生"), .search("a&b=c/d?e"), .categories,
  ]

  @Test(arguments: requests)
  func `a name is safe and short, and its file answers its question`(request: Request) throws {
    let name = RecordedName(request.target)
    #expect(name.fileName.utf8.count <= 255)
    #expect(!name.fileName.contains("/"))
    #expect(try #require(RecordedName(fileName: name.fileName)).answers(name))
  }

  @Test(arguments: requests)
  func `no other question is answered by it`(request: Request) throws {
    let name = try #require(RecordedName(fileName: RecordedName(request.target).fileName))
    for other in Self.requests where other != request { #expect(!name.answers(RecordedName(other.target))) }
  }

  @Test(arguments: [
    ("markets.json", true), ("markets?page=2.json", true), ("markets?vs_currency=eur&page=2.json", true),
    ("markets?page=1.json", false), ("markets?page=2&ids=bitcoin.json", false), ("bitcoin.json", false),
  ])
  func `a name that carries less answers what it does not contradict`(fileName: String, answers: Bool) throws {
    #expect(try #require(RecordedName(fileName: fileName)).answers(RecordedName(Self.requests[0].target)) == answers)
  }

  @Test(arguments: ["", ".json", ".hidden.json", "markets.json.meta", "markets", "notes.txt"])
  func `other files are none of recordings`(fileName: String) {
    #expect(RecordedName(fileName: fileName) == nil)
  }
}
