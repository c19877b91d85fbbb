import CoinKit
import Foundation
import Testing

@testable import CoinGecko

@Suite struct EndpointMarketsTests {
  @Test func `rows become models, with their sparklines only where they are shown`() throws {
    let document = try JSONDocument(Data(#"[{"id":"a","sparkline_in_7d":{"price":[1,2]}}]"#.utf8))
    let query = MarketsQuery(currency: "usd")
    #expect(try Endpoint.markets(query).decode(document).value.first?.sparklineIn7D?.price == [1, 2])
    let without = try Endpoint.markets(query, skipsSparklines: true).decode(document).value
    #expect(without.map(\.id) == ["a"])
    #expect(without.first?.sparklineIn7D == nil)
  }

  @Test func `the ids of a market are asked for as the market is`() throws {
    let query = MarketsQuery(currency: "usd")
    let ids = Endpoint.marketIDs(query)
    #expect(ids.request == Endpoint.markets(query).request)
    #expect(try ids.decode(JSONDocument(Data(#"[{"id":"b"},7,{"id":"a"}]"#.utf8))).value == ["b", "a"])
  }

  // MARK: In a replay

  @Test func `rows of named coins are picked byte for byte, and counted`() async throws {
    let response = try await Replay(["coins/markets.json": Replay.list])
      .response(to: .rows("dogecoin", "bitcoin", "nosuchcoin"))
    #expect(String(decoding: response.raw.body, as: UTF8.self) == "[\(Replay.rows[0]),\(Replay.rows[2])]")
    #expect(response.raw.total == 2)
    #expect(response.failure == nil)
  }

  @Test func `a page is picked, and one behind the end is empty`() async throws {
    let rows = (1...600).map { #"{"id":"c\#($0)"}"# }
    let replay = try Replay(["coins/markets.json": "[\(rows.joined(separator: ","))]"])
    for (page, expected) in [(1, rows[..<250]), (2, rows[250..<500]), (3, rows[500...]), (4, [])] {
      let response = try await replay.response(to: .market("usd", .top(page: page)))
      #expect(String(decoding: response.raw.body, as: UTF8.self) == "[\(expected.joined(separator: ","))]")
      #expect(response.raw.total == 600)
    }
  }

  @Test func `a page keeps the rows that are of no use, for whoever decodes it to tell of them`() async throws {
    let rows = #"[1,{"name":"no id"},{"id":"c"}]"#
    #expect(try await Replay(["coins/markets.json": rows]).text(.market()) == rows)
  }

  @Test func `the file that carries the most of the query comes first`() async throws {
    let replay = try Replay([
      "coins/markets.json": "[]", "coins/markets?page=1.json": #"[{"id":"by page"}]"#,
      "coins/markets?page=1&vs_currency=usd.json": #"[{"id":"by both"}]"#,
      "coins/markets?page=2&vs_currency=usd.json": #"[{"id":"another page"}]"#,
    ])
    #expect(try await replay.text(.market()) == #"[{"id":"by both"}]"#)
  }

  @Test(arguments: [
    (Request.market("eur"), APIFailure.Recordable.currency("eur"), ["usd", "gbp"]),
    (.market("usd", .category("layer-1", page: 1)), .category("layer-1"), ["meme-token"]),
    (.market("eur", .category("meme-token", page: 1)), .currency("eur"), ["usd", "gbp"]),
  ])
  func `a market that is not recorded is a fault of the folder, which names what it has`(
    request: Request, missing: APIFailure.Recordable, available: [String]
  ) async throws {
    let replay = try Replay([
      "coins/markets.json": Replay.list, "coins/markets?category=meme-token.json": Replay.list,
      "coins/markets?vs_currency=gbp.json": Replay.list, "coins/markets?ids=x&vs_currency=chf.json": "[]",
    ])
    await #expect(throws: APIFailure.storage(path: replay.path, .notRecorded(missing, available: available))) {
      try await replay.response(to: request)
    }
  }

  @Test func `a list of all coins in US dollars stands for no category and no other currency`() async throws {
    let replay = try Replay(["coins/markets.json": Replay.list])
    await #expect(throws: APIFailure.storage(path: replay.path, .notRecorded(.category("meme"), available: []))) {
      try await replay.response(to: .market("usd", .category("meme", page: 1)))
    }
    await #expect(
      throws: APIFailure.storage(path: replay.path, .notRecorded(.currency("eur"), available: ["usd"]))
    ) { try await replay.response(to: .market("eur")) }
  }

  @Test func `where no market is recorded the file is named that would be`() async throws {
    let replay = try Replay(["coins/bitcoin.json": "{}"])
    await #expect(throws: APIFailure.storage(path: "\(replay.path)/coins/markets.json", .notFound)) {
      try await replay.response(to: .market())
    }
  }
}
