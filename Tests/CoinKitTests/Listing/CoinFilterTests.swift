import CoinKit
import Testing

@Suite struct CoinFilterTests {
  @Test(arguments: [
    ("bitcoin", ["bitcoin", "bitcoin-cash"]), ("BTC", ["bitcoin"]), ("cash", ["bitcoin-cash"]),
    ("人", ["bianrensheng"]), ("ÉTÉ", ["summer"]), ("coin", ["bitcoin", "bitcoin-cash"]), ("n c", ["bitcoin-cash"]),
    ("", ["bitcoin", "bitcoin-cash", "bianrensheng", "summer", "bare"]), ("zzz", []), ("bare", ["bare"]),
  ])
  func `a coin matches by a part of its id, symbol or name in any case, and the order stays`(
    text: String, ids: [String]
  ) throws {
    let coins = try [
      coin("bitcoin", #""symbol":"btc","name":"Bitcoin""#),
      coin("bitcoin-cash", #""symbol":"bch","name":"Bitcoin Cash""#),
      coin("bianrensheng", #""symbol":"币安人生","name":"币安人生""#),
      coin("summer", #""symbol":"s","name":"été""#),
      coin("bare"),
    ]
    #expect(coins.filter(CoinFilter(text).matches).map(\.id) == ids)
  }

  @Test func `a match does not run over from one text into the next`() throws {
    #expect(CoinFilter("ab").matches(try coin("a", #""symbol":"b","name":"c""#)) == false)
  }
}
