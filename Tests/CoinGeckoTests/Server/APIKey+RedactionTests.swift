import Foundation
import Testing

@testable import CoinGecko

@Suite struct APIKeyRedactionTests {
  @Test(arguments: [
    ("CG-hidden is no key", "[key] is no key"), ("CG-hiddenCG-hidden", "[key][key]"), ("CG-hidde", nil), ("", nil),
    (#"\u0043G-hidde\u006E"#, "[key]"), (#"\u0043G-hidde\u006e\u0022\u005c\u007f"#, #"[key]\u0022\u005c\u007f"#),
    (#"\\u0043G-hidden"#, nil), (#"\u00e9 CG-hidden"#, #"\u00e9 [key]"#),
  ])
  func `a key is taken out of a text that quotes it, also with escapes`(text: String, without: String?) throws {
    let key = try APIKey("CG-hidden", for: .demo)
    #expect(key.removed(from: Data(text.utf8)) == without.map { Data($0.utf8) })
  }

  @Test func `a key of a few letters is not looked for, since any text has it`() throws {
    let key = try APIKey("bitcoin", for: .demo)
    #expect(key.removed(from: Data("bitcoin".utf8)) == nil)
    #expect(key.removed(from: "bitcoin") == "bitcoin")
  }
}
