import CoinKit
import TerminalKit
import Testing

@testable import coins

@Suite struct CandidateFieldsTests {
  private let search = SampleViews.search([
    CoinCandidate(
      id: "arbitrum-bridged-wbtc-arbitrum-one", symbol: "WBTC", name: "Arbitrum Bridged", marketCapRank: 1_234),
    CoinCandidate(id: "stable", symbol: nil, name: nil, marketCapRank: nil),
  ])

  @Test func `ids can be copied where there is room`() {
    let lines = search.text(on: .sample(nil)).map(\.plain)
    #expect(lines.count == 3)
    #expect(lines[1].split(separator: " ").first == "arbitrum-bridged-wbtc-arbitrum-one")
    #expect(lines[2].split(separator: " ") == ["stable", "—", "—", "—"])
  }

  @Test func `ids get the room before names do`() {
    let line = search.text(on: .sample(57))[1].plain
    #expect(line == "arbitrum-bridged-wbtc-arbitrum-one  WBTC    Arbitr…  1234")
  }

  @Test func `the symbol leaves, then the rank, and neither a rank nor an id is ever cut`() {
    let lines = (14...80).map { search.text(on: .sample($0)).map(\.plain) }
    let titles = lines.compactMap { $0[0].hasPrefix("Id ") && $0[0].contains("Coin") ? $0[0] : nil }
    let forms = titles.reduce(into: [[String]]()) { forms, line in
      let form = line.split(separator: " ").map(String.init)
      if forms.last != form { forms.append(form) }
    }
    #expect(forms == [["Id", "Coin"], ["Id", "Coin", "#"], ["Id", "Symbol", "Coin", "#"]])
    for lines in lines {
      let letters = lines.joined().filter { $0 != " " }
      #expect(letters.contains("arbitrum-bridged-wbtc-arbitrum-one"))
      if letters.contains("#") { #expect(letters.contains("1234")) }
    }
  }
}
