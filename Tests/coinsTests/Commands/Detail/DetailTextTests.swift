import CoinKit
import Foundation
import TerminalKit
import Testing

@testable import coins

@Suite struct DetailTextTests {
  private let coin: CoinModel
  private let detail: CoinDetailModel

  init() throws {
    coin = try #require(try SampleViews.market().first { $0.id == "bitcoin" })
    detail = try #require(try SampleViews.details().first { $0.id == "bitcoin" })
  }

  @Test func `the price stands at the right edge of the first line`() {
    let first = lines(width: 80)[0]
    #expect(first.hasPrefix("Bitcoin  BTC  No. 1  "))
    #expect(first.hasSuffix("  $92,979.00  ▲ +1.46%"))
    #expect(TextWidth.of(first) == 80)
  }

  @Test func `a narrow terminal has it in the second`() {
    #expect(lines(width: 30).prefix(2) == ["Bitcoin  BTC  No. 1", "$92,979.00  ▲ +1.46%"])
    #expect(lines(width: 15).prefix(4) == ["Bitcoin", "BTC  No. 1", "$92,979.00", "▲ +1.46%"])
    #expect(lines(width: 9).prefix(5) == ["Bitcoin", "BTC", "No. 1", "$92,979.0", "0"])
  }

  @Test(arguments: [
    ("Arbitrum Bridged", "wbtc", 30, ["Arbitrum Bridged", "WBTC  No. 228", "$1.50"]),
    ("Arbitrum Bridged", "wbtc", 31, ["Arbitrum Bridged  WBTC  No. 228", "$1.50"]),
    ("Arbitrum Bridged", "wbtc", 38, ["Arbitrum Bridged  WBTC  No. 228  $1.50"]),
    ("Arbitrum Bridged", "wbtc", 12, ["Arbitrum Br…", "WBTC", "No. 228", "$1.50"]),
    ("Arbitrum Bridged", "arbitrum-wbtc", 12, ["Arbitrum Br…", "ARBITRUM-WB…", "No. 228", "$1.50"]),
    ("币安人生", "", 7, ["币安人…", "No. 228", "$1.50"]),
  ])
  func `a headline that is too long for a line is never torn`(
    name: String, symbol: String, width: Int, lines: [String]
  ) throws {
    let made = try headline(name, symbol, width)
    #expect(made.prefix(lines.count) == lines[...])
    #expect(made[lines.count].isEmpty)
  }

  @Test(arguments: 7...200) func `a name without an end does not push the price away`(width: Int) throws {
    let endless = String(repeating: "endless ", count: 125)
    let lines = try headline(endless, endless, width)
    #expect(lines[0].hasSuffix("…") && lines[1].hasSuffix("…"))
    #expect(lines.prefix(4) == [lines[0], lines[1], "No. 228", "$1.50"])
  }

  @Test func `in a pipe the headline is whole`() throws {
    let endless = String(repeating: "endless", count: 125)
    #expect(try headline(endless, endless, nil)[0] == "\(endless)  \(endless.uppercased())  No. 228  $1.50")
  }

  @Test func `the parts come in their order`() {
    let titles = ["Overview", "Additional Details", "Supply", "Description", "Links"]
    #expect(lines(width: 80).filter { titles.contains($0) } == titles)
  }

  @Test func `a terminal shows three lines of a description and how to see the rest`() throws {
    let text = lines(width: 80)
    let start = try #require(text.firstIndex(of: "Description"))
    #expect(text[(start + 1)...(start + 3)].allSatisfy { $0.hasPrefix("  ") && $0.count > 50 })
    #expect(text[start + 4] == "  Read more: coins detail bitcoin --full")
    #expect(text[start + 3].hasSuffix(" …"))
    #expect(!lines(width: 80, whole: true).contains { $0.contains("--full") || $0.hasSuffix("…") })
    #expect(!lines(width: nil).contains { $0.contains("--full") })
  }

  @Test(arguments: Glyphs.allCases) func `a description that is cut ends in whole words and a sign`(
    glyphs: Glyphs
  ) throws {
    let text = Array(repeating: "word", count: 100).joined(separator: " ")
    let detail = try CoinDecoder().detail(JSONDocument(Data(#"{"id":"x","description":{"en":"\#(text)"}}"#.utf8))).value
    for width in 12...100 {
      let lines = SampleViews.details([SampleViews.detail(nil, detail)]).text(on: .sample(width, glyphs))
      let start = try #require(lines.firstIndex { $0.plain == "Description" })
      #expect(lines[start + 3].plain.hasSuffix("word \(glyphs.ellipsis)"))
      #expect(lines[start + 3].width <= width)
    }
  }

  @Test(arguments: [
    ("plain", 500, "plain"), ("plain", 501, "id:plain"), ("plain", nil, "id:plain"), ("a b", 1, "'a b'"),
    ("it's", nil, #"'id:it'\''s'"#),
  ])
  func `what to type for the rest leads to the same coin`(id: String, rank: Int?, word: String) throws {
    let rank = rank.map { "\($0)" } ?? "null"
    let coin = try CoinDecoder().markets(JSONDocument(Data(#"[{"id":"\#(id)","market_cap_rank":\#(rank)}]"#.utf8)))
      .value.first
    let text = String(repeating: "word ", count: 100)
    let detail = try CoinDecoder().detail(JSONDocument(Data(#"{"id":"\#(id)","description":{"en":"\#(text)"}}"#.utf8)))
      .value
    let lines = SampleViews.details([SampleViews.detail(coin, detail)]).text(on: .sample(80)).map(\.plain)
    #expect(lines.contains("  Read more: coins detail \(word) --full"))
  }

  @Test func `a page is no wider than can be read`() {
    let lines = lines(width: 200)
    #expect(lines.allSatisfy { TextWidth.of($0) <= 100 })
    #expect(lines[0].hasSuffix("▲ +1.46%") && TextWidth.of(lines[0]) == 100)
  }

  @Test func `the beginning of a description does not end in an empty line`() throws {
    let body = #"{"id":"x","description":{"en":"One.\n\n\n\nTwo.\n\nThree."}}"#
    let detail = try CoinDecoder().detail(JSONDocument(Data(body.utf8))).value
    let text = SampleViews.details([SampleViews.detail(nil, detail)]).text(on: .sample(80)).map(\.plain)
    let hint = try #require(text.firstIndex { $0.contains("Read more") })
    #expect(!text[hint - 1].allSatisfy { $0 == " " })
  }

  @Test func `in a pipe there is one statistic a line and no paragraph is wrapped`() throws {
    let text = lines(width: nil)
    let start = try #require(text.firstIndex(of: "Overview"))
    #expect(text[start + 1].hasPrefix("  Current Price") && text[start + 2].hasPrefix("  Market Capitalization"))
    #expect(text.contains { $0.count > 200 })
  }

  @Test func `the chart can be left out`() {
    let chart = lines(width: 80, chart: false).filter { $0.contains("┤") }
    #expect(chart.isEmpty)
    #expect(lines(width: 80).contains { $0.contains("┤") })
  }

  @Test(
    arguments: [
      (["coin"], ["Bitcoin"], "┤"), (["detail"], ["Bitcoin"], "BTC"),
      (["statistics"], ["Overview", "Additional Details", "Supply"], "Hashing Algorithm"),
      (["description"], ["Description"], "Satoshi"), (["website"], ["Links"], "Website"),
      (["reddit"], ["Links"], "Reddit"), (["fetched_at"], ["Data"], "Fetched"), (["stale"], ["Data"], "Stale"),
      (["reddit", "statistics"], ["Overview", "Additional Details", "Supply", "Links"], "Reddit"),
    ] as [([String], [String], String)])
  func `of a page the parts can be chosen, in its own order`(fields: [String], titles: [String], text: String) {
    let lines = SampleViews.details([SampleViews.detail(coin, detail)], fields: fields).text(on: .sample(nil))
      .map { $0.trimmedAtEnd().plain }
    let all = ["Bitcoin", "Overview", "Additional Details", "Supply", "Description", "Links", "Data"]
    #expect(all.filter { title in lines.contains { $0 == title || $0.hasPrefix("\(title)  BTC") } } == titles)
    #expect(lines.contains { $0.contains(text) })
    #expect(lines.contains { $0.contains("┤") } == fields.contains("coin"))
  }

  @Test func `a coin that is no longer traded has no price and no chart`() {
    let text = SampleViews.details([SampleViews.detail(nil, detail)]).text(on: .sample(80)).map(\.plain)
    #expect(text[0].trimmingCharacters(in: .whitespaces) == "Bitcoin  BTC")
    #expect(text.contains { $0.hasPrefix("  Current Price") && $0.hasSuffix("n/a") })
  }

  @Test func `pages stand apart from each other, and the last line is of the oldest`() throws {
    let other = try #require(
      try CoinDecoder().markets(JSONDocument(Data(#"[{"id":"x","last_updated":"2025-11-17T08:00:00Z"}]"#.utf8))).value
        .first)
    let details = [coin, other, nil].map { SampleViews.detail($0, detail) }
    let view = SampleViews.details(details, chart: false)
    let page = SampleViews.details([details[0]], chart: false).text(on: .sample(nil)).map(\.plain)
    #expect(!page.joined(separator: "\n").contains("\n\n\n"))
    let lines = view.text(on: .sample(80)).map { $0.trimmedAtEnd().plain }
    #expect(lines.joined(separator: "\n").components(separatedBy: "\n\n\n").count == details.count)
    #expect(lines.count { $0.hasPrefix("Data provided by") } == 1)
    #expect(lines.last == "Data provided by CoinGecko (https://www.coingecko.com) · 2025-11-17 08:00 UTC")
    #expect(view.text(on: .sample(nil)).prefix(page.count + 2).map(\.plain) == page + ["", ""])
  }

  @Test func `an address is below its name where both do not fit in a line`() {
    #expect(lines(width: 80).contains("  Reddit   https://www.reddit.com/r/Bitcoin/"))
    #expect(lines(width: 34).contains("https://www.reddit.com/r/Bitcoin/"))
  }

  private func headline(_ name: String, _ symbol: String, _ width: Int?) throws -> [String] {
    let market = #"[{"id":"x","current_price":1.5,"market_cap_rank":228}]"#
    let coin = try CoinDecoder().markets(JSONDocument(Data(market.utf8))).value.first
    let body = #"{"id":"x","name":"\#(name)","symbol":"\#(symbol)"}"#
    let detail = try CoinDecoder().detail(JSONDocument(Data(body.utf8))).value
    return SampleViews.details([SampleViews.detail(coin, detail)]).text(on: .sample(width))
      .map { $0.trimmedAtEnd().plain }
  }

  private func lines(width: Int?, whole: Bool = false, chart: Bool = true) -> [String] {
    SampleViews.details([SampleViews.detail(coin, detail)], whole: whole, chart: chart).text(on: .sample(width))
      .map { $0.trimmedAtEnd().plain }
  }
}
