import CoinKit
import Foundation
import Testing

@testable import CoinGecko

@Suite struct EndpointCategoriesTests {
  @Test func `the categories are asked for without a query, and their ids are what is read`() throws {
    let endpoint = Endpoint<[String]>.categories
    #expect(endpoint.request.target.encodedPath + endpoint.request.target.encodedQuery == "coins/categories/list")
    let document = try JSONDocument(Data(#"[{"category_id":"layer-1","name":"Layer 1"}]"#.utf8))
    #expect(try endpoint.decode(document).value == ["layer-1"])
  }

  @Test func `nothing stands in for them in a replay`() async throws {
    let replay = try Replay(["coins/markets.json": Replay.list])
    await #expect(throws: APIFailure.storage(path: "\(replay.path)/coins/categories/list.json", .notFound)) {
      try await replay.response(to: .categories)
    }
  }
}
