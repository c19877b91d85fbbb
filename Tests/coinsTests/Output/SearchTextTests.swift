import CoinKit
import Testing

@testable import coins

@Suite struct SearchTextTests {
  private let search = SearchView(
    coins: [
      CoinCandidate(
        id: "arbitrum-bridged-wbtc-arbitrum-one", symbol: "WBTC", name: "Arbitrum Bridged", marketCapRank: 1_234),
      CoinCandidate(id: "stable", symbol: nil, name: nil, marketCapRank: nil),
    ], origin: SampleViews.origin, fields: nil)

  @Test func `ids can be copied where there is room`() {
    let lines = SearchText(terminal: .sample(nil)).lines(of: search).map(\.plain)
    #expect(lines.count == 3)
    #expect(lines[1].split(separator: " ").first == "arbitrum-bridged-wbtc-arbitrum-one")
    #expect(lines[2].split(separator: " ") == ["stable", "—", "—", "—"])
  }

  @Test func `ids get the room before names do`() {
    let line = SearchText(terminal: .sample(57)).lines(of: search)[1].plain
    #expect(line == "arbitrum-bridged-wbtc-arbitrum-one  WBTC    Arbitr…  1234")
  }

  @Test func `the symbol leaves, then the rank, and the rank is never cut`() {
    let titles = (14...80).map { width in
      SearchText(terminal: .sample(width)).lines(of: search)[0].plain.split(separator: " ").map(String.init)
    }
    let forms = titles.reduce(into: [[String]]()) { if $0.last != $1 { $0.append($1) } }
    #expect(forms == [["Id", "Coin"], ["Id", "Coin", "#"], ["Id", "Symbol", "Coin", "#"]])
    for width in 20...80 {
      let lines = SearchText(terminal: .sample(width)).lines(of: search).map(\.plain)
      if lines[0].contains("#") { #expect(lines[1].hasSuffix("1234")) }
    }
  }
}
