import Testing

@testable import CoinGecko

@Suite struct APIKeyTests {
  @Test(arguments: [(APIPlan.demo, "x-cg-demo-api-key"), (.pro, "x-cg-pro-api-key")])
  func `a key travels in the header of its plan`(plan: APIPlan, header: String) throws {
    let key = try APIKey("CG-k", for: plan)
    #expect(key.plan == plan)
    #expect(key.value == "CG-k")
    #expect(key.header == header)
  }

  @Test(arguments: ["CG-hidden ", "\"CG-hidden\" x", "CG-hidden\r\nHost: x", "CG-hidden–", "\u{7F}CG-hidden"])
  func `a key that no header can carry is refused`(value: String) {
    for plan in [APIPlan.demo, .pro] {
      #expect(throws: ServerProblem.unusableKey(plan)) { try APIKey(value, for: plan) }
    }
  }

  @Test func `a key shows itself to nobody`() throws {
    let key = try APIKey("CG-hidden", for: .demo)
    var dumped = ""
    dump(key, to: &dumped)
    for text in ["\(key)", String(reflecting: key), dumped] { #expect(!text.contains("hidden")) }
  }
}
