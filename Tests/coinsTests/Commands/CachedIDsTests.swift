import Testing

@testable import coins

@Suite struct CachedIDsTests {
  private static func ids(_ result: Result<Response, Failure>) async -> ([String], [Endpoint]) {
    let source = ScriptedSource(result)
    return (await CachedIDs(source: source, currency: "eur").run(), source.endpoints)
  }

  @Test func `the ids come in the order of the list in that currency`() async {
    let (ids, endpoints) = await Self.ids(.answer(200, #"[{"id":"b"},{"name":"no id"},{"id":"a c"}]"#))
    #expect(ids == ["b", "a c"])
    #expect(endpoints == [.markets(.init(currency: "eur"))])
  }

  @Test(arguments: [Result<Response, Failure>.unreachable(.offline), .answer(200, "{}"), .answer(200, "[")])
  func `without a list there are none`(result: Result<Response, Failure>) async {
    #expect(await Self.ids(result).0.isEmpty)
  }
}
