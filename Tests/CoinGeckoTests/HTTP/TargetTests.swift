import Testing

@testable import CoinGecko

@Suite struct TargetTests {
  @Test func `a path keeps its slashes between segments, and none within one`() {
    #expect(Target(path: ["coins", "../search"], query: []).encodedPath == "coins/..%2Fsearch")
  }

  @Test func `a query keeps its order, and is not there when it is empty`() {
    let query = [Target.Parameter(name: "b", value: "x y"), .init(name: "a", value: "&=")]
    #expect(Target(path: ["p"], query: query).encodedQuery == "?b=x%20y&a=%26%3D")
    #expect(Target(path: ["p"], query: []).encodedQuery.isEmpty)
  }

  @Test(arguments: [(["coins", "..", "ohlc"], ".."), (["", "coins"], ""), (["coins", "."], ".")])
  func `a path that would lead elsewhere is refused`(path: [String], segment: String) {
    #expect(throws: APIFailure.unusableID(segment)) { try Target(path: path, query: []).checkPath() }
  }

  @Test(arguments: [["coins", "a.b"], ["coins", "..a"], ["search"], []])
  func `any other path is not`(path: [String]) {
    #expect(throws: Never.self) { try Target(path: path, query: []).checkPath() }
  }
}
