import Testing

@testable import CoinGecko

@Suite struct CacheKeyTests {
  private static func key(
    _ request: Request, base: String = "https://api.example.com/api/v3", _ plan: APIPlan? = nil, key: String = "k"
  ) throws -> CacheKey {
    CacheKey(request.target, try APIServer(base: base, key: try plan.map { try APIKey(key, for: $0) }))
  }

  @Test func `server, plan, path and query make a key, the API key does not`() throws {
    let key = try Self.key(.search("a&b"), .demo, key: "CG-hidden")
    #expect(key.text == "demo https://api.example.com/api/v3/search?query=a%26b")
    #expect(key == (try Self.key(.search("a&b"), .demo, key: "CG-other")))
  }

  @Test func `a search to learn what a word means is the same question`() throws {
    #expect(try Self.key(.search("btc")) == Self.key(.lookup("btc")))
  }

  @Test func `what differs in anything else has a key and a file of its own`() throws {
    let keys = try [
      Self.key(.search("btc")), Self.key(.search("BTC")), Self.key(.coin("btc")), Self.key(.categories),
      Self.key(.categories, base: "https://api.example.com/v4"),
      Self.key(.categories, base: "http://api.example.com/api/v3"),
      Self.key(.categories, .pro),
      Self.key(.market()), Self.key(.market("eur")),
      Self.key(.market("usd", .top(page: 2))),
      Self.key(.market("usd", .ids(["a", "b"]))),
      Self.key(.market("usd", .category("a", page: 1))),
    ]
    #expect(Set(keys.map(\.text)).count == keys.count)
    #expect(Set(keys.map(\.fileName)).count == keys.count)
  }
}
