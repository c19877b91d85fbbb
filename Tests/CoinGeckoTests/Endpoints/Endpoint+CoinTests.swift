import CoinKit
import Foundation
import Testing

@testable import CoinGecko

@Suite struct EndpointCoinTests {
  @Test func `a coin is asked for without all that has a place of its own`() {
    let target = Request.coin("bitcoin").target
    #expect(
      target.encodedPath + target.encodedQuery
        == "coins/bitcoin?localization=false&tickers=false&market_data=false&community_data=false"
        + "&developer_data=false&sparkline=false")
  }

  @Test func `an answer becomes a model`() throws {
    let document = try JSONDocument(Data(#"{"id":"bitcoin","name":"Bitcoin"}"#.utf8))
    #expect(try Endpoint.coin(id: "bitcoin").decode(document).value.name == "Bitcoin")
  }

  @Test func `a coin that is in no recorded list is not found`() async throws {
    let response = try await Replay(["coins/markets.json": Replay.list]).response(to: .coin("nosuchcoin"))
    #expect(response.raw.status == 404)
    #expect(response.failure == .notFound(word: "nosuchcoin"))
  }

  @Test func `a coin of the list without a detail is a fault of the folder, which names what it has`() async throws {
    let replay = try Replay([
      "coins/markets.json": Replay.list, "coins/bitcoin.json": "{}", "coins/ethereum.json": "{}",
    ])
    await #expect(
      throws: APIFailure.storage(
        path: replay.path, .notRecorded(.detail(of: "dogecoin"), available: ["bitcoin", "ethereum"]))
    ) { try await replay.response(to: .coin("dogecoin")) }
  }

  @Test(arguments: ["..", ".", ""])
  func `an id that would lead elsewhere is refused, also where files are named`(id: String) async throws {
    let replay = try Replay(["coins/markets.json": Replay.list])
    await #expect(throws: APIFailure.unusableID(id)) { try await replay.response(to: .coin(id)) }
  }
}
