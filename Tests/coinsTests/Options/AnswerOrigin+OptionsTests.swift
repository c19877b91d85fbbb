import CoinGecko
import Testing

@testable import coins

@Suite struct AnswerOriginOptionsTests {
  private static let home = ["HOME": "/home/x"]

  private func origin(_ options: String, _ variables: [String: String]) throws -> AnswerOrigin {
    try AnswerOrigin(SourceOptions(TypedLine(words("list \(options)")).arguments), in: Environment(variables))
  }

  @Test func `a recorded folder goes before everything, even what cannot be used`() throws {
    let origin = try origin("--replay tape", ["COINGECKO_BASE_URL": "nonsense"])
    guard case .replay(folder: "tape") = origin else {
      Issue.record("\(origin)")
      return
    }
    #expect(origin.host == "tape")
  }

  @Test(
    arguments: [
      ([:], "api.coingecko.com"), (["COINGECKO_DEMO_API_KEY": "k"], "api.coingecko.com"),
      (["COINGECKO_PRO_API_KEY": "k"], "pro-api.coingecko.com"),
      (["COINGECKO_PRO_API_KEY": "k", "COINGECKO_DEMO_API_KEY": "k"], "pro-api.coingecko.com"),
      (["COINGECKO_PRO_API_KEY": "", "COINGECKO_DEMO_API_KEY": "k"], "api.coingecko.com"),
      (["COINGECKO_BASE_URL": "http://localhost:8080/x"], "localhost:8080"),
    ] as [([String: String], String)])
  func `the environment says which server is asked`(variables: [String: String], host: String) throws {
    #expect(try origin("", variables).host == host)
  }

  @Test func `the cache lies in the home, and is used as the options say`() throws {
    guard case .server(_, let cache?, "tape") = try origin("--offline --max-age 5m --record tape", Self.home) else {
      Issue.record("no cache")
      return
    }
    #expect(cache.folder == "/home/x/.cache/coins" && cache.use == .offline && cache.maxAge == 300)
  }

  @Test func `without a home there is no cache, and nobody can be offline`() throws {
    guard case .server(_, nil, nil) = try origin("", [:]) else {
      Issue.record("a cache")
      return
    }
    #expect(throws: Failure.noCache) { try origin("--offline", [:]) }
  }

  @Test(
    arguments: [
      (["COINGECKO_BASE_URL": "nonsense"], ServerProblem.notAnAddress),
      (["COINGECKO_DEMO_API_KEY": "a b"], .unusableKey(.demo)), (["COINGECKO_PRO_API_KEY": "a b"], .unusableKey(.pro)),
    ] as [([String: String], ServerProblem)])
  func `an address or a key that cannot be used is told`(variables: [String: String], problem: ServerProblem) {
    #expect(throws: Failure.server(problem)) { try origin("", variables) }
  }
}
