import CoinKit
import Foundation
import Testing

@testable import CoinGecko

@Suite struct ListMemoryTests {
  private static func list(_ digests: String) throws -> ListMemory.List {
    let raw = RawResponse(body: Data("[]".utf8))
    let rows = try #require(MarketRows(try JSONDocument(raw.body)))
    return ListMemory.List(digests: Data(digests.utf8), rows: rows, raw: raw)
  }

  private static func key(_ currency: String) throws -> CacheKey {
    CacheKey(Request.market(currency).target, try APIServer())
  }

  @Test func `the last list is remembered as long as its file is the same`() throws {
    let memory = ListMemory()
    let usd = try Self.key("usd")
    #expect(memory.list(usd, Data("a".utf8)) == nil)
    memory.remember(try Self.list("a"), as: usd)
    #expect(memory.list(usd, Data("a".utf8))?.digests == Data("a".utf8))
    #expect(memory.list(usd, Data("b".utf8)) == nil)
    #expect(memory.list(try Self.key("eur"), Data("a".utf8)) == nil)
  }

  @Test func `a list takes the place of the one before`() throws {
    let memory = ListMemory()
    memory.remember(try Self.list("a"), as: try Self.key("usd"))
    memory.remember(try Self.list("b"), as: try Self.key("eur"))
    #expect(memory.list(try Self.key("usd"), Data("a".utf8)) == nil)
    #expect(memory.list(try Self.key("eur"), Data("b".utf8)) != nil)
  }
}
