import Foundation
import Testing

@testable import coins

@Suite struct APIKeyTests {
  @Test(arguments: [
    (["COINGECKO_DEMO_API_KEY": "d"], APIKey.Plan.demo, "d", "x-cg-demo-api-key"),
    (["COINGECKO_PRO_API_KEY": "p"], .pro, "p", "x-cg-pro-api-key"),
    (["COINGECKO_DEMO_API_KEY": "d", "COINGECKO_PRO_API_KEY": "p"], .pro, "p", "x-cg-pro-api-key"),
    (["COINGECKO_DEMO_API_KEY": "d", "COINGECKO_PRO_API_KEY": ""], .demo, "d", "x-cg-demo-api-key"),
  ])
  func `a key has the plan of its variable, Pro before Demo`(
    variables: [String: String], plan: APIKey.Plan, value: String, header: String
  ) throws {
    let key = try #require(try APIKey(Environment(variables)))
    #expect(key.plan == plan)
    #expect(key.value == value)
    #expect(key.plan.header == header)
  }

  @Test func `without a variable there is no key`() throws {
    #expect(try APIKey(Environment([:])) == nil)
  }

  @Test(arguments: ["CG-hidden ", "\"CG-hidden\" x", "CG-hidden\r\nHost: x", "CG-hidden–", "\u{7F}CG-hidden"])
  func `a key that no header can carry is refused without being shown`(value: String) throws {
    let failure = try #require(throws: Failure.self) { try APIKey(Environment(["COINGECKO_DEMO_API_KEY": value])) }
    #expect(failure.exitCode == .usage)
    #expect(!failure.sentence.contains("hidden"))
    #expect(failure.message.contains("COINGECKO_DEMO_API_KEY"))
  }

  @Test(arguments: [
    ("CG-hidden is no key", "[key] is no key"), ("CG-hiddenCG-hidden", "[key][key]"), ("CG-hidde", nil), ("", nil),
    (#"\u0043G-hidde\u006E"#, "[key]"), (#"\u0043G-hidde\u006e\u0022\u005c\u007f"#, #"[key]\u0022\u005c\u007f"#),
    (#"\\u0043G-hidden"#, nil), (#"\u00e9 CG-hidden"#, #"\u00e9 [key]"#),
  ])
  func `a key is taken out of a text that quotes it, also with escapes`(text: String, without: String?) throws {
    let key = try #require(try APIKey(Environment(["COINGECKO_DEMO_API_KEY": "CG-hidden"])))
    #expect(key.removed(from: Data(text.utf8)) == without.map { Data($0.utf8) })
  }

  @Test func `a key of a few letters is not looked for, since any text has it`() throws {
    let key = try #require(try APIKey(Environment(["COINGECKO_DEMO_API_KEY": "bitcoin"])))
    #expect(key.removed(from: Data("bitcoin".utf8)) == nil)
    #expect(key.removed(from: "bitcoin") == "bitcoin")
  }

  @Test func `a key shows itself to nobody`() throws {
    let key = try #require(try APIKey(Environment(["COINGECKO_DEMO_API_KEY": "CG-hidden"])))
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped] { #expect(!text.contains("hidden")) }
  }
}
