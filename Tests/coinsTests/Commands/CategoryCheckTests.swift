import Testing

@testable import coins

@Suite struct CategoryCheckTests {
  private static let list = """
    [{"category_id":"layer-1","name":"Layer 1"},{"category_id":"layer-2","name":"Layer 2"},\
    {"category_id":"meme-token","name":"Meme"}]
    """

  private static func check(_ category: String, _ source: ScriptedSource) async throws {
    try await CategoryCheck(api: CoinAPI(source: source, host: "api.example.com", reporter: NoticeLog().reporter))(
      category)
  }

  @Test(arguments: ["layer-1", "meme-token"])
  func `a category of the list is let through`(category: String) async throws {
    let source = ScriptedSource(.answer(200, Self.list))
    try await Self.check(category, source)
    #expect(source.endpoints == [.categories])
  }

  @Test(arguments: [
    ("layer-3", "did you mean layer-1 or layer-2?"), ("mem-token", "did you mean meme-token?"),
    ("Layer-1", "did you mean layer-1 or layer-2?"), ("Layer 1", "did you mean layer-1 or layer-2?"),
    ("something else", "ids of categories are like layer-1 or meme-token"),
  ])
  func `any other is refused, with the nearest ones`(category: String, hint: String) async throws {
    await #expect(throws: Failure.usage("there is no category \"\(category)\"", hint: hint)) {
      try await Self.check(category, ScriptedSource(.answer(200, Self.list)))
    }
  }

  @Test func `what keeps the list from coming is passed on`() async throws {
    await #expect(throws: Failure.unreachable(host: "api.example.com", .refused)) {
      try await Self.check("layer-1", ScriptedSource(.unreachable(.refused)))
    }
  }
}
