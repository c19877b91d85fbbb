import Testing

@testable import coins

@Suite struct CacheKeyTests {
  private static func key(
    _ endpoint: Endpoint, base: String = "https://api.example.com/api/v3", _ variables: [String: String] = [:]
  ) throws -> CacheKey {
    CacheKey(endpoint, try APIServer(Environment(variables.merging(["COINGECKO_BASE_URL": base]) { $1 })))
  }

  @Test func `server, plan, path and query make a key, the API key does not`() throws {
    let key = try Self.key(.search("a&b"), ["COINGECKO_DEMO_API_KEY": "CG-hidden"])
    #expect(key.text == "demo https://api.example.com/api/v3/search?query=a%26b")
    #expect(key == (try Self.key(.search("a&b"), ["COINGECKO_DEMO_API_KEY": "CG-other"])))
  }

  @Test func `a search to learn what a word means is the same question`() throws {
    #expect(try Self.key(.search("btc")) == Self.key(.lookup("btc")))
  }

  @Test func `what differs in anything else has a key and a file of its own`() throws {
    let keys = try [
      Self.key(.search("btc")), Self.key(.search("BTC")), Self.key(.coin(id: "btc")), Self.key(.categories),
      Self.key(.categories, base: "https://api.example.com/v4"),
      Self.key(.categories, base: "http://api.example.com/api/v3"),
      Self.key(.categories, ["COINGECKO_PRO_API_KEY": "CG-hidden"]),
      Self.key(.markets(.init(currency: "usd"))), Self.key(.markets(.init(currency: "eur"))),
      Self.key(.markets(.init(currency: "usd", selection: .top(page: 2)))),
      Self.key(.markets(.init(currency: "usd", selection: .ids(["a", "b"])))),
      Self.key(.markets(.init(currency: "usd", selection: .category("a", page: 1)))),
    ]
    #expect(Set(keys.map(\.text)).count == keys.count)
    #expect(Set(keys.map(\.fileName)).count == keys.count)
  }
}
