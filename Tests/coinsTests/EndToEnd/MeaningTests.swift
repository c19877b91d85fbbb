import Foundation
import TestSupport
import Testing

/// What a word costs and gives, for a market where ids, symbols and names cross.
private struct Asked: Sendable, CustomTestStringConvertible {
  let arguments: String
  let exitCode: Int32
  /// How many requests an empty cache takes.
  let requests: Int
  /// The ids that are shown, and what stderr holds.
  let ids: [String]
  let says: [String]

  init(_ arguments: String, exitCode: Int32 = 0, requests: Int, ids: [String] = [], says: [String] = []) {
    (self.arguments, self.exitCode, self.requests, self.ids, self.says) = (arguments, exitCode, requests, ids, says)
  }

  var testDescription: String { arguments }
}

@Suite struct MeaningTests {
  private struct Coin {
    let id: String
    let symbol: String
    let name: String
    let rank: Int?
    /// Whether `/coins/markets` and `/search` tell of it.
    var isListed = true

    private var fields: String {
      #""id":"\#(id)","symbol":"\#(symbol)","name":"\#(name)","market_cap_rank":\#(rank.map(String.init) ?? "null")"#
    }
    var row: String { "{\(fields)}" }
  }

  private static let coins = [
    Coin(id: "bitcoin", symbol: "btc", name: "Bitcoin", rank: 1),
    Coin(id: "batcat", symbol: "btc", name: "Batcat", rank: 900),
    Coin(id: "dogecoin", symbol: "doge", name: "Dogecoin", rank: 9),
    Coin(id: "doge", symbol: "@doge", name: "@DOGE", rank: nil),
    Coin(id: "uniswap", symbol: "uni", name: "Uniswap", rank: 20),
    Coin(id: "universe", symbol: "uni", name: "Universe", rank: 90),
    Coin(id: "beyond", symbol: "bey", name: "Far Away", rank: 4_711),
    Coin(id: "1move token", symbol: "1mt", name: "1Move", rank: 2_000),
    Coin(id: "retired", symbol: "old", name: "Retired", rank: nil, isListed: false),
  ]

  /// Answers as the API does: rows in its own order, a search in parts of words, 404 for an id that is none.
  private static func api(_ request: FaultServer.Request) -> [FaultServer.Step] {
    let url = URLComponents(string: request.target)
    func value(_ name: String) -> String? { url?.queryItems?.first { $0.name == name }?.value }
    let listed = coins.filter(\.isListed)
    let path = url?.path ?? ""
    switch path {
    case "/api/v3/coins/markets":
      let ids = value("ids")?.split(separator: ",").map(String.init)
      let rows = listed.filter { ids?.contains($0.id) ?? ($0.rank != nil) }.map(\.row)
      return .answer(200, "[\(rows.joined(separator: ","))]")
    case "/api/v3/search":
      let text = value("query")?.lowercased() ?? ""
      let found = listed.filter { coin in
        [coin.id, coin.symbol, coin.name].contains { $0.lowercased().contains(text) }
      }
      return .answer(200, "{\"coins\":[\(found.map(\.row).joined(separator: ","))]}")
    default:
      let id = path.dropFirst("/api/v3/coins/".count)
      return coins.first { $0.id == id }.map { .answer(200, $0.row) } ?? .answer(404, #"{"error":"coin not found"}"#)
    }
  }

  private static let cases = [
    Asked("detail bitcoin", requests: 2, ids: ["bitcoin"]),
    Asked("detail Bitcoin", requests: 2, ids: ["bitcoin"]),
    Asked("detail bitcoin dogecoin", requests: 3, ids: ["bitcoin", "dogecoin"]),
    Asked(
      "detail btc", requests: 4, ids: ["bitcoin"],
      says: [#"\"btc\" is taken for bitcoin, one other coin is called that too"#]),
    Asked("detail uni", exitCode: 3, requests: 2, says: ["uniswap", "universe", #""code":"ambiguous""#]),
    Asked("detail doge", exitCode: 3, requests: 2, says: ["id:doge", "id:dogecoin", "unranked"]),
    Asked("detail id:doge", requests: 2, ids: ["doge"]),
    Asked("detail beyond", requests: 3, ids: ["beyond"]),
    Asked("detail far%20away", requests: 4, ids: ["beyond"], says: ["is taken for beyond"]),
    Asked("detail id:1move%20token", requests: 2, ids: ["1move token"]),
    Asked("detail retired", requests: 3, ids: ["retired"], says: ["there is no market data of retired"]),
    Asked("detail bitcon", exitCode: 3, requests: 4, says: ["did you mean bitcoin?"]),
    Asked("detail beyon", exitCode: 3, requests: 4, says: ["did you mean beyond?"]),
    Asked("detail markets", exitCode: 3, requests: 3, says: [#"no coin is called \"markets\""#]),
    Asked("detail bitcoin nosuchcoin", exitCode: 3, requests: 5, ids: ["bitcoin"], says: [#"\"nosuchcoin\""#]),
    Asked("list bitcoin dogecoin", requests: 1, ids: ["bitcoin", "dogecoin"]),
    Asked("list dogecoin btc bitcoin", requests: 2, ids: ["dogecoin", "bitcoin"], says: ["is taken for bitcoin"]),
    Asked("list btc bitcoin", requests: 2, ids: ["bitcoin"], says: ["is taken for bitcoin"]),
    Asked("list uni", exitCode: 3, requests: 2, says: ["uniswap", "universe"]),
    Asked("list retired", exitCode: 3, requests: 3, says: [#"no coin is called \"retired\""#]),
  ]

  @Test(arguments: cases)
  private func `a word costs as few requests as can be and means the same with a warm cache`(asked: Asked) async throws
  {
    let server = try FaultServer(Self.api)
    let words = asked.arguments.split(separator: " ").map { String($0).replacing("%20", with: " ") } + ["--json"]
    func run(_ words: [String], cache: TemporaryFolder, after prelude: String? = nil) async throws -> BuiltTool.Result {
      try await BuiltTool.run(
        words,
        environment: ["COINGECKO_BASE_URL": server.base, "XDG_CACHE_HOME": cache.path, "COLD": "\(cache.path)/cold"],
        after: prelude)
    }

    let cold = try await run(words, cache: try TemporaryFolder())
    #expect(cold.exitCode == asked.exitCode)
    #expect(Self.ids(in: cold.output) == asked.ids)
    for text in asked.says { #expect(cold.errors.contains(text)) }
    if asked.says.isEmpty { #expect(cold.errors.isEmpty) }
    #expect(server.requests.count == asked.requests)

    // One right behind the other: on a busy machine a test may be left alone for longer than the minute of an answer.
    let folder = try TemporaryFolder()
    let warm = try await run(words, cache: folder, after: #""$0" "$@" >"$COLD.out" 2>"$COLD.err""#)
    #expect(warm.exitCode == cold.exitCode)
    #expect(warm.outputBytes == folder.files["cold.out"])
    #expect(warm.errors == cold.errors)
    #expect(warm.errorBytes == folder.files["cold.err"])

    // Nor does it matter that the list alone is known.
    let other = try TemporaryFolder()
    _ = try await run(["list"], cache: other)
    let listed = try await run(words, cache: other)
    #expect(listed.exitCode == cold.exitCode)
    #expect(Self.ids(in: listed.output) == asked.ids)
    #expect(listed.errors == cold.errors)
  }

  /// The ids of what was printed: an array of rows, or objects one after the other that hold a detail.
  private static func ids(in output: String) -> [String] {
    output.matches(of: /(?:"detail":|^|\n){"id":"([^"]*)"/).map { String($0.1) }
  }
}
