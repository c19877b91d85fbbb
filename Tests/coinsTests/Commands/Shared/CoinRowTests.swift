import CoinKit
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import coins

@Suite struct CoinRowTests {
  @Test func `columns leave in the order that is promised`() throws {
    let market = SampleViews.list(Array(try SampleViews.market().prefix(20)))
    var leaving: [String] = []
    var shown = titles(market, 200)
    for width in (1..<200).reversed() {
      let fewer = titles(market, width)
      leaving += shown.filter { !fewer.contains($0) }
      shown = fewer
      if shown == ["Coin", "Price"] { break }
    }
    #expect(
      leaving == ["Supply", "All-Time High", "24h High", "24h Low", "Volume", "Trend", "Cap", "Symbol", "#", "24h"])
  }

  @Test func `what is missing is a dash and never zero`() throws {
    let coin = try #require(try SampleViews.oddCoins().first)
    let lines = SampleViews.list([coin], fields: ["rank", "price", "cap"]).text(on: .sample(nil))
    #expect(lines[1].plain.split(separator: " ") == ["—", "—", "—"])
  }

  @Test(arguments: ["null", #""""#, #""  ""#, #""\u200b\u200b""#])
  func `a coin without a name is called by its id, and its JSON stays as sent`(name: String) throws {
    let coin = try #require(
      try CoinDecoder().markets(JSONDocument(Data(#"[{"id":"x","name":\#(name)}]"#.utf8))).value.first)
    let list = SampleViews.list([coin], fields: ["coin"])
    #expect(list.text(on: .sample(80))[1].plain == "x")
    #expect(FieldSet.coins.named(["coin"]).map { $0.json(list.rows[0]) } == [JSONValue(coin.name)])
  }

  @Test func `names of any script are in line`() throws {
    let view = SampleViews.list(try SampleViews.oddCoins(), fields: ["coin", "price"])
    let lines = view.text(on: .sample(60)).prefix(OddNames.all.count + 1)
    #expect(Set(lines.map(\.width)).count == 1)
  }

  @Test func `no row, no table`() {
    #expect(SampleViews.list([]).text(on: .sample(80)).isEmpty)
  }

  private func titles(_ list: Records<CoinRow>, _ width: Int) -> [String] {
    let all = [
      "All-Time High", "24h High", "24h Low", "#", "Coin", "Symbol", "Price", "24h", "Cap", "Volume", "Supply", "Trend",
    ]
    var rest = list.text(on: .sample(width)).first?.plain ?? ""
    // The longer titles first, since they hold shorter ones.
    return all.filter { title in
      guard let range = rest.firstRange(of: title) else { return false }
      rest.replaceSubrange(range, with: " ")
      return true
    }
  }
}
