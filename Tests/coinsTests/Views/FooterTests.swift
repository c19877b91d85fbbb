import TerminalKit
import Testing

@testable import coins

@Suite struct FooterTests {
  @Test func `a terminal is told whose data it is and of when`() {
    let lines = Footer(terminal: .sample(80)).lines(lastUpdated: "2025-11-18T19:56:42.558Z").map(\.plain)
    #expect(lines == ["", "Data provided by CoinGecko (https://www.coingecko.com) · 2025-11-18 19:56 UTC"])
  }

  @Test func `a narrow one has the time in a line of its own`() {
    let lines = Footer(terminal: .sample(60)).lines(lastUpdated: "2025-11-18T19:56:42.558Z").map(\.plain)
    #expect(lines == ["", "Data provided by CoinGecko (https://www.coingecko.com)", "2025-11-18 19:56 UTC"])
  }

  @Test(arguments: [nil, "garbage"]) func `an unknown time is left out`(lastUpdated: String?) {
    let lines = Footer(terminal: .sample(80)).lines(lastUpdated: lastUpdated).map(\.plain)
    #expect(lines == ["", "Data provided by CoinGecko (https://www.coingecko.com)"])
  }

  @Test func `a pipe is told nothing`() {
    #expect(Footer(terminal: .sample(nil)).lines(lastUpdated: nil).isEmpty)
  }
}
