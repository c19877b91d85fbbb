import Foundation
import Testing

@testable import CoinGecko

@Suite struct APIServerTests {
  @Test(
    arguments: [
      (nil, nil, "https://api.coingecko.com/api/v3", "api.coingecko.com"),
      (nil, .demo, "https://api.coingecko.com/api/v3", "api.coingecko.com"),
      (nil, .pro, "https://pro-api.coingecko.com/api/v3", "pro-api.coingecko.com"),
      ("HTTPS://mirror.example/V3", nil, "https://mirror.example/V3", "mirror.example"),
      ("http://Mirror.example:8080/v3//", nil, "http://Mirror.example:8080/v3", "mirror.example:8080"),
      ("https://mirror.example/v3", .pro, "https://mirror.example/v3", "mirror.example"),
    ] as [(String?, APIPlan?, String, String)])
  func `the address is the one that is asked for, or that of the key's plan`(
    asked: String?, plan: APIPlan?, base: String, host: String
  ) throws {
    let server = try APIServer(base: asked, key: try plan.map { try APIKey("k", for: $0) })
    #expect(server.base == base)
    #expect(server.host == host)
    #expect(server.tier == plan?.rawValue ?? "keyless")
  }

  @Test(arguments: [
    ("api.coingecko.com/api/v3", ServerProblem.notAnAddress), ("ftp://example.com", .notAnAddress),
    ("file:///etc/passwd", .notAnAddress), ("https://", .notAnAddress), ("https://example.com/?a=b", .notAnAddress),
    ("https://example.com/#a", .notAnAddress), ("https://user@example.com", .holdsPassword),
    ("https://user:secret@example.com", .holdsPassword), ("no address", .notAnAddress),
    ("https://example.com/v3?x_cg_demo_api_key=secret", .notAnAddress), ("user:secret@example.com", .notAnAddress),
    ("ftp://user:secret@example.com", .notAnAddress), ("https://user:secret@example.com:port", .notAnAddress),
    ("https://example.com:99999", .notAnAddress), ("https://example.com:0", .notAnAddress),
    ("http://[::1]:80/v3", .namedByIPv6), ("https://example.com/v3 ", .notAnAddress),
    ("https://example.com/v3\nx", .notAnAddress), ("http://", .notAnAddress), ("", .notAnAddress),
  ])
  func `what is not the address of an API is refused, and why`(base: String, problem: ServerProblem) {
    #expect(throws: problem) { try APIServer(base: base) }
  }

  @Test(arguments: ["http://127.0.0.1:80", "http://127.8.9.10", "http://localhost:8080/api", "https://example.com"])
  func `a key goes over https, and over http no further than loopback`(base: String) throws {
    let server = try APIServer(base: base, key: try APIKey("k", for: .demo))
    #expect(server.key?.value == "k")
  }

  @Test(arguments: [
    ("http://Example.com", "example.com"), ("http://127.0.0.1.example.com:80", "127.0.0.1.example.com"),
    ("http://128.0.0.1", "128.0.0.1"), ("http://127.0.0", "127.0.0"),
  ])
  func `a key is refused to anyone else over http`(base: String, host: String) throws {
    let key = try APIKey("hidden", for: .demo)
    #expect(throws: ServerProblem.keyOverPlainHTTP(host: host)) { try APIServer(base: base, key: key) }
    #expect(throws: Never.self) { try APIServer(base: base) }
  }

  @Test(arguments: [".", "..", "...", ""])
  func `an id that would lead out of its path is refused`(id: String) throws {
    let server = try APIServer(base: "https://example.com/v3")
    #expect(throws: APIFailure.unusableID(id)) { try server.url(of: Request.coin(id).target) }
  }

  @Test func `a target is found below the base`() throws {
    let server = try APIServer(base: "https://example.com/v3/")
    #expect(
      try server.url(of: Request.search("a b").target).absoluteString == "https://example.com/v3/search?query=a%20b")
  }
}
