import CoinKit
import Foundation
import Testing

@testable import CoinGecko

@Suite struct SearchAnswerTests {
  private static func rows() throws -> [MarketRows.Row] {
    try MarketRows(JSONDocument(Data(Replay.list.utf8)))?.rows ?? []
  }

  @Test(arguments: [
    ("DOGE", ["dogecoin"]), ("coin", ["bitcoin", "dogecoin"]), ("Ether", ["ethereum"]), ("btc", ["bitcoin"]),
    ("bitcon", ["bitcoin"]), ("xy", []), ("xyz", []), ("et", ["ethereum"]),
  ])
  func `a coin is found by a part of its id, symbol or name, or else by a beginning in common`(
    text: String, ids: [String]
  ) throws {
    #expect(try SearchAnswer(Self.rows(), matching: text).coins.map(\.id) == ids)
  }

  @Test func `the body is one of the search, with symbols in upper case`() throws {
    #expect(
      String(decoding: try SearchAnswer(Self.rows(), matching: "doge").body, as: UTF8.self)
        == #"{"coins":[{"id":"dogecoin","market_cap_rank":9,"name":"Dogecoin","symbol":"DOGE"}]}"#)
    #expect(String(decoding: SearchAnswer([], matching: "x").body, as: UTF8.self) == #"{"coins":[]}"#)
  }
}
