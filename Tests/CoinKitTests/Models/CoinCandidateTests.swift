import CoinKit
import Testing

@Suite struct CoinCandidateTests {
  @Test func `a coin of the market is known by its id, symbol, name and rank`() throws {
    let coin = try coin("bitcoin", #""symbol":"btc","name":"Bitcoin","market_cap_rank":1"#)
    #expect(CoinCandidate(coin) == CoinCandidate(id: "bitcoin", symbol: "btc", name: "Bitcoin", marketCapRank: 1))
  }

  @Test func `a wrapped coin has its rank among all`() throws {
    let coin = try coin("weth", #""market_cap_rank":null,"market_cap_rank_with_rehypothecated":17"#)
    #expect(CoinCandidate(coin).marketCapRank == 17)
  }
}
