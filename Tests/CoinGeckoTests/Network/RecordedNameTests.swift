import Testing

@testable import coins

@Suite struct RecordedNameTests {
  private static let endpoints: [Endpoint] = [
    .markets(.init(currency: "eur", selection: .top(page: 2))),
    .markets(.init(currency: "usd", selection: .category("meme-token", page: 1))),
    .markets(.init(currency: "usd", selection: .ids(["1move token", "boringdao-[old]", "币安人生"]))),
    .markets(.init(currency: "usd", selection: .ids((1...100).map { "a-coin-\($0)" }))),
    .coin(id: "bitcoin"), .coin(id: "币安人生"), .search("a&b=c/d?e"), .categories,
  ]

  @Test(arguments: endpoints)
  func `a name is safe and short, and its file answers its question`(endpoint: Endpoint) throws {
    let name = RecordedName(endpoint)
    #expect(name.fileName.utf8.count <= 255)
    #expect(!name.fileName.contains("/"))
    #expect(try #require(RecordedName(fileName: name.fileName)).answers(name))
  }

  @Test(arguments: endpoints)
  func `no other question is answered by it`(endpoint: Endpoint) throws {
    let name = try #require(RecordedName(fileName: RecordedName(endpoint).fileName))
    for other in Self.endpoints where other != endpoint { #expect(!name.answers(RecordedName(other))) }
  }

  @Test(arguments: [
    ("markets.json", true), ("markets?page=2.json", true), ("markets?vs_currency=eur&page=2.json", true),
    ("markets?page=1.json", false), ("markets?page=2&ids=bitcoin.json", false), ("bitcoin.json", false),
  ])
  func `a name that carries less answers what it does not contradict`(fileName: String, answers: Bool) throws {
    #expect(try #require(RecordedName(fileName: fileName)).answers(RecordedName(Self.endpoints[0])) == answers)
  }

  @Test(arguments: ["", ".json", ".hidden.json", "markets.json.meta", "markets", "notes.txt"])
  func `other files are none of recordings`(fileName: String) {
    #expect(RecordedName(fileName: fileName) == nil)
  }
}
