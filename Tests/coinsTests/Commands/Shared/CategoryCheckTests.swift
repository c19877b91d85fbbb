import CoinGecko
import Foundation
import Testing

@testable import coins

@Suite struct CategoryCheckTests {
  private static let list = """
    [{"category_id":"layer-1","name":"Layer 1"},{"category_id":"layer-2","name":"Layer 2"},\
    {"category_id":"meme-token","name":"Meme"}]
    """

  private static func check(_ category: String, _ network: FakeNetwork) async throws {
    try await CategoryCheck(api: CoinAPI(on: network, saying: MessageLog().errors))(category)
  }

  @Test(arguments: ["layer-1", "meme-token"])
  func `a category of the list is let through`(category: String) async throws {
    let network = FakeNetwork(.answer(200, Self.list))
    try await Self.check(category, network)
    #expect(network.urls.map(\.path) == ["/api/v3/coins/categories/list"])
  }

  @Test func `a list of none refuses nothing`() async throws {
    try await Self.check("anything", FakeNetwork(.answer(200, "[]")))
  }

  @Test(arguments: [
    ("layer-3", "did you mean layer-1 or layer-2?"), ("mem-token", "did you mean meme-token?"),
    ("Layer-1", "did you mean layer-1 or layer-2?"), ("Layer 1", "did you mean layer-1 or layer-2?"),
    ("something else", "ids of categories are like layer-1 or meme-token"),
  ])
  func `any other is refused, with the nearest ones`(category: String, hint: String) async throws {
    let failure = try await #require(throws: Failure.self) {
      try await Self.check(category, FakeNetwork(.answer(200, Self.list)))
    }
    #expect(failure.message == "there is no category \"\(category)\"")
    #expect(failure.hint == hint)
    #expect(failure.exitCode == .usage)
  }

  @Test func `what keeps the list from coming is passed on`() async throws {
    await #expect(throws: Failure.api(.unreachable(host: "api.example.com", .refused))) {
      try await Self.check("layer-1", FakeNetwork(.refused))
    }
  }
}
