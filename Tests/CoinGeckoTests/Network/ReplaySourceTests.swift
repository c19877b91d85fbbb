import Foundation
import Testing

@testable import coins

@Suite struct ReplaySourceTests {
  private static let rows = [
    #"{"id":"bitcoin","symbol":"btc","name":"Bitcoin","market_cap_rank":1,"current_price":92979.10}"#,
    #"{"id":"ethereum","symbol":"eth","name":"Ethereum","market_cap_rank":2,"current_price":1e3}"#,
    #"{"id":"dogecoin","symbol":"doge","name":"Dogecoin","market_cap_rank":9,"current_price":null}"#,
  ]
  private static let list = "[\n" + rows.joined(separator: ",\n") + "\n]"

  private static func ask(_ endpoint: Endpoint, _ files: [String: String]) async throws -> Response {
    let folder = try TemporaryFolder(files)
    return try await source(folder.path).response(to: endpoint)
  }

  private static func source(_ folder: String) -> ReplaySource {
    ReplaySource(
      folder: folder, check: ResponseCheck(host: "recorded", hasKey: false), time: .system,
      reporter: NoticeLog().reporter)
  }

  private static func text(_ endpoint: Endpoint, _ files: [String: String]) async throws -> String {
    String(decoding: try await ask(endpoint, files).body, as: UTF8.self)
  }

  private static func market(_ currency: String = "usd", _ selection: Endpoint.Markets.Selection = .top(page: 1))
    -> Endpoint
  {
    .markets(.init(currency: currency, selection: selection))
  }

  @Test func `a bare body counts as 200, of a time that nobody knows`() async throws {
    let response = try await Self.ask(.coin(id: "bitcoin"), ["coins/bitcoin.json": #"{"id":"bitcoin"}"#])
    #expect(response == Response(status: 200, body: Data(#"{"id":"bitcoin"}"#.utf8)))
  }

  @Test func `the status, the total and the time stand beside the body`() async throws {
    let response = try await Self.ask(
      .coin(id: "bitcoin"),
      [
        "coins/bitcoin.json": "Throttled",
        "coins/bitcoin.json.meta": #"{"status":429,"total":7,"retryAfter":"9","fetchedAt":1000}"#,
      ])
    #expect(
      response
        == Response(
          status: 429, body: Data("Throttled".utf8), total: 7, retryAfter: "9",
          fetchedAt: Date(timeIntervalSinceReferenceDate: 1000)))
  }

  @Test func `what stands beside a body must make sense`() async throws {
    let files = ["coins/bitcoin.json": "{}", "coins/bitcoin.json.meta": "{"]
    let failure = try await #require(throws: Failure.self) { try await Self.ask(.coin(id: "bitcoin"), files) }
    #expect(failure.exitCode == .storage)
  }

  @Test func `rows of named coins are picked byte for byte, and counted`() async throws {
    let response = try await Self.ask(
      Self.market("usd", .ids(["dogecoin", "bitcoin", "nosuchcoin"])), ["coins/markets.json": Self.list])
    #expect(String(decoding: response.body, as: UTF8.self) == "[\(Self.rows[0]),\(Self.rows[2])]")
    #expect(response.total == 2)
  }

  @Test func `a page is picked, and one behind the end is empty`() async throws {
    let rows = (1...600).map { #"{"id":"c\#($0)"}"# }
    let files = ["coins/markets.json": "[\(rows.joined(separator: ","))]"]
    for (page, expected) in [(1, rows[..<250]), (2, rows[250..<500]), (3, rows[500...]), (4, [])] {
      let response = try await Self.ask(Self.market("usd", .top(page: page)), files)
      #expect(String(decoding: response.body, as: UTF8.self) == "[\(expected.joined(separator: ","))]")
      #expect(response.total == 600)
    }
  }

  @Test func `a page keeps the rows that are of no use, for whoever decodes it to tell of them`() async throws {
    let rows = #"[1,{"name":"no id"},{"id":"c"}]"#
    #expect(try await Self.text(Self.market(), ["coins/markets.json": rows]) == rows)
  }

  @Test func `the file that carries the most of the query comes first`() async throws {
    let files = [
      "coins/markets.json": "[]", "coins/markets?page=1.json": #"[{"id":"by page"}]"#,
      "coins/markets?page=1&vs_currency=usd.json": #"[{"id":"by both"}]"#,
      "coins/markets?page=2&vs_currency=usd.json": #"[{"id":"another page"}]"#,
    ]
    #expect(try await Self.text(Self.market(), files) == #"[{"id":"by both"}]"#)
  }

  @Test func `a bare list is in US dollars`() async throws {
    let failure = try await #require(throws: Failure.self) {
      try await Self.ask(Self.market("eur"), ["coins/markets.json": Self.list])
    }
    #expect(failure.exitCode == .storage)
  }

  @Test func `a list of a category is never taken from one of all coins`() async throws {
    let failure = try await #require(throws: Failure.self) {
      try await Self.ask(Self.market("usd", .category("meme", page: 1)), ["coins/markets.json": Self.list])
    }
    #expect(failure.exitCode == .storage)
  }

  @Test(arguments: [
    ("DOGE", ["dogecoin"]), ("coin", ["bitcoin", "dogecoin"]), ("eth", ["ethereum"]), ("bitcon", ["bitcoin"]),
    ("xy", []), ("xyz", []),
  ])
  func `a search without a file is answered from the list, with neighbours of a mistyped word`(
    text: String, ids: [String]
  ) async throws {
    struct Answer: Decodable {
      struct Coin: Decodable { let id: String }
      let coins: [Coin]
    }
    for endpoint in [Endpoint.search(text), .lookup(text)] {
      let response = try await Self.ask(endpoint, ["coins/markets.json": Self.list])
      let answer = try JSONDecoder().decode(Answer.self, from: response.body)
      #expect(answer.coins.map(\.id) == ids)
    }
  }

  @Test func `a recorded search goes before the list`() async throws {
    let files = ["coins/markets.json": Self.list, "search.json": #"{"coins":[]}"#]
    #expect(try await Self.text(.search("doge"), files) == #"{"coins":[]}"#)
  }

  @Test(arguments: [
    ("no JSON", Failure.badResponse(host: "recorded", .notJSON)),
    (String(list.prefix(90)), .unreachable(host: "recorded", .cut)),
    ("{}", .badResponse(host: "recorded", .unexpected("an object instead of an array"))),
    (
      "[\(Array(repeating: "{}", count: 10_001).joined(separator: ","))]",
      .badResponse(host: "recorded", .unexpected("10001 rows at once"))
    ),
  ])
  func `a search tells what is wrong with the list, unless another list serves`(
    body: String, expected: Failure
  ) async throws {
    var files = ["coins/markets.json": body]
    let failure = try await #require(throws: Failure.self) { try await Self.ask(.search("doge"), files) }
    #expect(failure == expected)
    files["coins/markets?page=1.json"] = Self.list
    #expect(try await Self.text(.search("doge"), files).contains("dogecoin"))
  }

  @Test func `a coin that is in no list is not found`() async throws {
    let response = try await Self.ask(.coin(id: "nosuchcoin"), ["coins/markets.json": Self.list])
    #expect(response.status == 404)
    let check = ResponseCheck(host: "recorded", hasKey: false)
    #expect(throws: Failure.notFound(word: "nosuchcoin")) {
      try check.checked(response, to: .coin(id: "nosuchcoin"))
    }
  }

  @Test func `a coin of the list without a detail is a fault of the folder, which names what it has`() async throws {
    let files = ["coins/markets.json": Self.list, "coins/bitcoin.json": "{}", "coins/ethereum.json": "{}"]
    let failure = try await #require(throws: Failure.self) { try await Self.ask(.coin(id: "dogecoin"), files) }
    guard case .storage(_, let problem) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(problem == .notRecorded(.detail(of: "dogecoin"), available: ["bitcoin", "ethereum"]))
  }

  @Test(arguments: [
    (market("eur"), Failure.Recordable.currency("eur"), ["usd", "gbp"]),
    (market("usd", .category("layer-1", page: 1)), .category("layer-1"), ["meme-token"]),
    (market("eur", .category("meme-token", page: 1)), .currency("eur"), ["usd", "gbp"]),
  ])
  func `a market that is not recorded is a fault of the folder, which names what it has`(
    endpoint: Endpoint, missing: Failure.Recordable, available: [String]
  ) async throws {
    let files = [
      "coins/markets.json": Self.list, "coins/markets?category=meme-token.json": Self.list,
      "coins/markets?vs_currency=gbp.json": Self.list, "coins/markets?ids=x&vs_currency=chf.json": "[]",
    ]
    let failure = try await #require(throws: Failure.self) { try await Self.ask(endpoint, files) }
    guard case .storage(_, let problem) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(problem == .notRecorded(missing, available: available))
  }

  @Test(arguments: [market(), .search("x"), .coin(id: "x"), .categories])
  func `a folder that is not there is a fault of storage`(endpoint: Endpoint) async throws {
    let failure = try await #require(throws: Failure.self) {
      try await Self.source("/nonexistent/folder").response(to: endpoint)
    }
    #expect(failure == .storage(path: "/nonexistent/folder", .notFound))
  }
}
