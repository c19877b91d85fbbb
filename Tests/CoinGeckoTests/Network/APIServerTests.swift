import Foundation
import Testing

@testable import coins

@Suite struct APIServerTests {
  @Test(arguments: [
    ([:], "https://api.coingecko.com/api/v3", "api.coingecko.com"),
    (["COINGECKO_DEMO_API_KEY": "k"], "https://api.coingecko.com/api/v3", "api.coingecko.com"),
    (["COINGECKO_PRO_API_KEY": "k"], "https://pro-api.coingecko.com/api/v3", "pro-api.coingecko.com"),
    (["COINGECKO_BASE_URL": "HTTPS://mirror.example/V3"], "https://mirror.example/V3", "mirror.example"),
    (["COINGECKO_BASE_URL": "http://Mirror.example:8080/v3//"], "http://Mirror.example:8080/v3", "mirror.example:8080"),
    (
      ["COINGECKO_PRO_API_KEY": "k", "COINGECKO_BASE_URL": "https://mirror.example/v3"], "https://mirror.example/v3",
      "mirror.example"
    ),
  ])
  func `the address is the one that is set, or that of the key's plan`(
    variables: [String: String], base: String, host: String
  ) throws {
    let server = try APIServer(Environment(variables))
    #expect(server.base == base)
    #expect(server.host == host)
  }

  @Test(arguments: [
    "api.coingecko.com/api/v3", "ftp://example.com", "file:///etc/passwd", "https://", "https://example.com/?a=b",
    "https://example.com/#a", "https://user@example.com", "https://user:secret@example.com", "no address",
    "https://example.com/v3?x_cg_demo_api_key=secret", "user:secret@example.com", "ftp://user:secret@example.com",
    "https://user:secret@example.com:port", "https://example.com:99999", "https://example.com:0", "http://[::1]:80/v3",
    "https://example.com/v3 ", "https://example.com/v3\nx", "http://",
  ])
  func `what is not the address of an API is refused, and no password is repeated`(base: String) throws {
    let failure = try #require(throws: Failure.self) { try APIServer(base: base, key: nil) }
    #expect(failure.exitCode == .usage)
    #expect(!failure.sentence.contains("secret"))
  }

  @Test(arguments: ["http://127.0.0.1:80", "http://127.8.9.10", "http://localhost:8080/api", "https://example.com"])
  func `a key goes over https, and over http no further than loopback`(base: String) throws {
    let server = try APIServer(Environment(["COINGECKO_DEMO_API_KEY": "k", "COINGECKO_BASE_URL": base]))
    #expect(server.key?.value == "k")
  }

  @Test(arguments: ["http://example.com", "http://127.0.0.1.example.com", "http://128.0.0.1", "http://127.0.0"])
  func `a key is refused to anyone else over http`(base: String) throws {
    let failure = try #require(throws: Failure.self) {
      try APIServer(Environment(["COINGECKO_DEMO_API_KEY": "hidden", "COINGECKO_BASE_URL": base]))
    }
    #expect(failure.exitCode == .usage)
    #expect(!failure.sentence.contains("hidden"))
    #expect(throws: Never.self) { try APIServer(base: base, key: nil) }
  }

  @Test(arguments: [".", "..", "...", ""])
  func `an id that would lead out of its path is refused`(id: String) throws {
    let server = try APIServer(base: "https://example.com/v3", key: nil)
    #expect(throws: Failure.self) { try server.url(for: .coin(id: id)) }
  }

  @Test func `an endpoint is found below the base`() throws {
    let server = try APIServer(base: "https://example.com/v3/", key: nil)
    #expect(try server.url(for: .search("a b")).absoluteString == "https://example.com/v3/search?query=a%20b")
  }
}
