import Testing

@testable import CoinGecko

@Suite struct RequestTests {
  private static func sample(_ path: [String], _ query: KeyValuePairs<String, String> = [:]) -> Request {
    Request(path, query: query, expecting: Expectation(shape: .array))
  }

  @Test func `two requests are equal when they ask for the same, whatever else differs`() {
    var other = Self.sample(["a", "b"], ["x": "1"])
    other.freshness = 7
    #expect(other == Self.sample(["a", "b"], ["x": "1"]))
    #expect(Set([other, Self.sample(["a", "b"], ["x": "1"])]).count == 1)
  }

  @Test(arguments: [sample(["a"], ["x": "1"]), sample(["a", "b"], ["x": "2"]), sample(["a", "b"])])
  func `they differ in path or query`(other: Request) {
    #expect(other != Self.sample(["a", "b"], ["x": "1"]))
  }
}
