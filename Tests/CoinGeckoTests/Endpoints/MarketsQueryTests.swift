import Testing

@testable import CoinGecko

@Suite struct MarketsQueryTests {
  private static let market =
    "vs_currency=eur&order=market_cap_desc&per_page=250&page=1&sparkline=true&price_change_percentage=24h"

  @Test(arguments: [
    (MarketsQuery.Selection.top(page: 1), market),
    (.top(page: 3), market.replacing("page=1&", with: "page=3&")),
    (.category("meme-token", page: 2), "\(market.replacing("page=1&", with: "page=2&"))&category=meme-token"),
    (.ids(["bitcoin", "1move token"]), "\(market)&ids=bitcoin,1move%20token&include_rehypothecated=true"),
  ])
  func `a market is asked for in the API's own words`(selection: MarketsQuery.Selection, query: String) {
    let target = MarketsQuery(currency: "eur", selection).target
    #expect(target.encodedPath + target.encodedQuery == "coins/markets?\(query)")
  }
}
