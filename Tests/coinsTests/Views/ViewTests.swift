import CoinKit
import CommandLineKit
import TerminalKit
import TestSupport
import Testing

@testable import coins

@Suite struct ViewTests {
  /// Some coins from all of the market, and the odd ones.
  private let coins: [CoinModel]
  /// Details with their coins, odd ones, and one that is no longer traded.
  private let details: [CoinDetail]

  init() throws {
    let market = try SampleViews.market()
    coins = try market.enumerated().filter { $0.offset % 40 == 0 }.map(\.element) + SampleViews.oddCoins()
    let samples = try SampleViews.details()
    let known = samples.map { detail in SampleViews.detail(market.first { $0.id == detail.id }, detail) }
    let odd = try zip(SampleViews.oddCoins(), SampleViews.oddDetails()).map { SampleViews.detail($0, $1) }
    details = known + odd + samples.prefix(1).map { SampleViews.detail(nil, $0) }
  }

  @Test(arguments: Glyphs.allCases) func `no line of a list is wider than the terminal`(glyphs: Glyphs) {
    let view = SampleViews.list(coins)
    for width in 1...200 { expectFit(view, width, glyphs) }
  }

  @Test(arguments: Glyphs.allCases) func `no line of the whole market is wider than the terminal`(
    glyphs: Glyphs
  ) throws {
    let view = SampleViews.list(try SampleViews.market())
    for width in [20, 40, 80, 120] { expectFit(view, width, glyphs) }
  }

  @Test(arguments: Glyphs.allCases) func `no line of a detail is wider than the terminal`(glyphs: Glyphs) {
    // Each width meets a few of the details, and each detail meets every ninth width.
    for width in 1...200 {
      for detail in details.indices.filter({ ($0 + width) % 9 == 0 }) {
        expectFit(SampleViews.details([details[detail]]), width, glyphs)
      }
    }
  }

  @Test(arguments: [1, 20, 40, 80, 100, 140])
  func `no line of any detail is wider than a terminal of a usual width`(width: Int) {
    for glyphs in Glyphs.allCases { expectFit(SampleViews.details(details, whole: true), width, glyphs) }
  }

  @Test(arguments: Glyphs.allCases) func `no line of a search is wider than the terminal`(glyphs: Glyphs) {
    let view = SampleViews.search(coins.map { CoinCandidate($0) })
    for width in 1...200 { expectFit(view, width, glyphs) }
  }

  @Test(arguments: [nil, 5, 33, 100]) func `colour changes nothing but the look, and nothing from outside gets through`(
    width: Int?
  ) {
    for view in [SampleViews.list(coins), SampleViews.details(details)] as [any View] {
      let lines = view.text(on: .sample(width))
      let plain = lines.rendered(usesColor: false)
      #expect(lines.rendered(usesColor: true).withoutColor == plain)
      #expect(plain.unicodeScalars.allSatisfy { $0 == "\n" || !Sanitizer.isForbidden($0) })
    }
  }

  @Test(arguments: [nil, 20, 140]) func `nothing that we draw leaves ASCII when it is asked for`(
    width: Int?
  ) throws {
    let market = try SampleViews.market().filter { coin in
      [coin.name, coin.symbol].allSatisfy { $0?.allSatisfy(\.isASCII) == true }
    }
    let details = details.filter { $0.coin.map { market.contains($0) } ?? false }
    for currency in ["usd", "eur", "btc"] {
      let list = SampleViews.list(Array(market.prefix(20)), fields: FieldSet.coins.specs.names, currency: currency)
      for view in [list, SampleViews.details(details)] as [any View] {
        let text = view.text(on: .sample(width, .ascii)).rendered(usesColor: false)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || (0x20...0x7E).contains($0.value) })
      }
    }
  }

  @Test func `in a pipe nothing is shortened and no column leaves`() {
    let text = SampleViews.list(coins).text(on: .sample(nil)).rendered(usesColor: false)
    for name in coins.compactMap(\.name) where !name.isEmpty { #expect(text.contains(StyledText(name).plain)) }
    let titles = text.prefix { $0 != "\n" }
    #expect(titles.contains("All-Time High") && titles.contains("Supply"))
    #expect(!titles.contains("Trend"))
    #expect(!text.contains("Data provided by"))
  }

  @Test func `on a terminal the last line names the source`() {
    let lines = SampleViews.list(coins).text(on: .sample(80))
    #expect(lines.last?.plain.hasPrefix("Data provided by CoinGecko (https://www.coingecko.com)") == true)
  }

  private func expectFit(
    _ view: any View, _ width: Int, _ glyphs: Glyphs, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for line in view.text(on: .sample(width, glyphs)) {
      let cells = TextWidth.of(line.rendered(usesColor: false))
      if cells > width {
        Issue.record("\(cells) cells of \(width), \(glyphs): \(line.plain)", sourceLocation: sourceLocation)
      }
    }
  }
}
