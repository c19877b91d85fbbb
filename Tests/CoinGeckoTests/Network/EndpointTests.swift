import Testing

@testable import coins

@Suite struct EndpointTests {
  private static let market =
    "vs_currency=eur&order=market_cap_desc&per_page=250&page=1&sparkline=true&price_change_percentage=24h"

  @Test(arguments: [
    (Endpoint.markets(.init(currency: "eur")), "coins/markets?\(market)"),
    (
      .markets(.init(currency: "eur", selection: .top(page: 3))),
      "coins/markets?\(market.replacing("page=1&", with: "page=3&"))"
    ),
    (
      .markets(.init(currency: "eur", selection: .category("meme-token", page: 1))),
      "coins/markets?\(market)&category=meme-token"
    ),
    (
      .markets(.init(currency: "eur", selection: .ids(["bitcoin", "1move token"]))),
      "coins/markets?\(market)&ids=bitcoin,1move%20token&include_rehypothecated=true"
    ),
    (
      .coin(id: "bitcoin"),
      "coins/bitcoin?localization=false&tickers=false&market_data=false&community_data=false&developer_data=false"
        + "&sparkline=false"
    ),
    (.search("a&b=c d"), "search?query=a%26b%3Dc%20d"),
    (.lookup("doge"), "search?query=doge"),
    (.categories, "coins/categories/list"),
  ])
  func `a question is asked in the API's own words`(endpoint: Endpoint, target: String) {
    #expect(endpoint.encodedPath + endpoint.encodedQuery == target)
  }
}
