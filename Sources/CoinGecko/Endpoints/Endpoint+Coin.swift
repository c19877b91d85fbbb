package import CoinKit
import Foundation

extension Endpoint where Value == CoinDetailModel {
  /// `/coins/{id}`: what there is to say of a coin besides its market.
  package static func coin(id: String) -> Endpoint<CoinDetailModel> {
    Endpoint(request: .coin(id: id)) { document throws(CoinDecodingError) in try CoinDecoder().detail(document) }
  }
}

extension Request {
  /// What stands in the place of a coin's id and is none, by CoinGecko's description of its API.
  package static let namesBesideCoins: Set<String> = ["list", "markets", "categories", "top_gainers_losers"]

  fileprivate static func coin(id: String) -> Request {
    var request = Request(
      ["coins", id],
      query: [
        "localization": "false", "tickers": "false", "market_data": "false", "community_data": "false",
        "developer_data": "false", "sparkline": "false",
      ],
      expecting: Expectation(shape: .object(having: "id"), id: id, coins: [id]))
    let target = request.target
    request.recorded.otherwise = { folder throws(APIFailure) in
      if let list = try folder.list(), !list.rows.contains(where: { $0.id == id }) {
        return RawResponse(status: 404, body: Data(#"{"error":"coin not found"}"#.utf8))
      }
      let coins = try folder.files(beside: target).map(\.name.stem)
      throw .storage(
        path: folder.path, .notRecorded(.detail(of: id), available: Set(coins).subtracting(["markets"]).sorted()))
    }
    return request
  }
}
