import Foundation
import TestSupport
import Testing

/// The built tool against a server that answers as the API does, and worse.
@Suite struct LiveTests {
  private static let markets = """
    [{"id":"bitcoin","symbol":"btc","name":"Bitcoin","current_price":92979,"market_cap":47447226850712560,\
    "market_cap_rank":1,"price_change_percentage_24h":1.46078,"circulating_supply":"19950440.0","high_24h":"abc"},\
    {"id":"tiny","symbol":"t","name":"Tiny","current_price":1e-18,"market_cap_rank":null},\
    "a stray",{"id":"ether","symbol":"eth","name":"Ether","current_price":null,"market_cap_rank":2}]
    """
  private static let detail = """
    {"id":"bitcoin","symbol":"btc","name":"Bitcoin","block_time_in_minutes":10,"hashing_algorithm":"SHA-256",\
    "description":{"en":"One &amp; <a href=\\"x\\">two</a>\\r\\n\\r\\nthree"},\
    "links":{"homepage":["",null,"https://bitcoin.org"],"subreddit_url":"https://www.reddit.com"},"categories":[null]}
    """

  private static func api(_ request: FaultServer.Request) -> [FaultServer.Step] {
    switch request.path {
    case "/api/v3/coins/markets": .answer(200, markets)
    case "/api/v3/coins/bitcoin": .answer(200, detail)
    case "/api/v3/search": .answer(200, #"{"coins":[]}"#)
    default: .answer(404, #"{"error":"coin not found"}"#)
    }
  }

  private static func run(_ arguments: String, _ server: FaultServer) async throws -> BuiltTool.Result {
    try await BuiltTool.run(
      arguments.split(separator: " ").map(String.init), environment: ["COINGECKO_BASE_URL": server.base])
  }

  @Test func `a list comes in rank order with nulls last, and tells what it left out`() async throws {
    let server = try FaultServer(Self.api)
    let result = try await Self.run("list --json --fields id,current_price,market_cap,market_cap_rank,high_24h", server)
    #expect(result.exitCode == 0)
    #expect(
      result.output == """
        [
        {"id":"bitcoin","current_price":92979,"market_cap":47447226850712560,"market_cap_rank":1,"high_24h":null},
        {"id":"ether","current_price":null,"market_cap":null,"market_cap_rank":2,"high_24h":null},
        {"id":"tiny","current_price":1e-18,"market_cap":null,"market_cap_rank":null,"high_24h":null}
        ]

        """)
    #expect(result.errorLines.count == 2)
    #expect(result.errors.contains(#"{"notice":{"code":"field_lost","message":"bitcoin: high_24h is left out"#))
    #expect(result.errors.contains(#"{"notice":{"code":"row_lost","message":"row 3 is left out"#))
  }

  @Test func `a list is asked for in one request that serves every view`() async throws {
    let server = try FaultServer(Self.api)
    _ = try await Self.run("list", server)
    let request = try #require(server.requests.first)
    #expect(server.requests.count == 1)
    #expect(
      request.target == "/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=250&page=1"
        + "&sparkline=true&price_change_percentage=24h")
    #expect(request.headers["user-agent"]?.hasPrefix("coins/") == true)
    #expect(request.headers["accept"] == "application/json")
  }

  @Test func `a detail takes two requests and shows its text without markup`() async throws {
    let server = try FaultServer(Self.api)
    let result = try await Self.run("detail bitcoin", server)
    #expect(result.exitCode == 0)
    #expect(
      result.output.contains("\n\nDescription\n  One & two\n\n  three\n\nLinks\n  Website  https://bitcoin.org\n"))
    #expect(!result.output.contains("Reddit"))
    #expect(
      Set(server.requests.map(\.target)) == [
        "/api/v3/coins/bitcoin?localization=false&tickers=false&market_data=false&community_data=false"
          + "&developer_data=false&sparkline=false",
        "/api/v3/coins/markets?vs_currency=usd&order=market_cap_desc&per_page=250&page=1&sparkline=true"
          + "&price_change_percentage=24h&ids=bitcoin&include_rehypothecated=true",
      ])
  }

  @Test func `of several coins those found are printed, and each missing one is an error`() async throws {
    let server = try FaultServer(Self.api)
    let result = try await Self.run("detail bitcoin nosuchcoin --json", server)
    #expect(result.exitCode == 3)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.contains(#""error":{"code":"not_found","message":"no coin is called \"nosuchcoin\"""#))
  }

  @Test func `a coin that is no longer traded shows its detail and says so`() async throws {
    let server = try FaultServer { request in
      request.path.hasSuffix("markets") ? .answer(200, "[]") : Self.api(request)
    }
    let result = try await Self.run("detail id:bitcoin", server)
    #expect(result.exitCode == 0)
    #expect(result.errors == "coins: there is no market data of bitcoin\n")
    #expect(result.output.contains("Current Price              n/a\n"))
  }

  @Test(arguments: ["..", "../x", "a/b", "a%2fb", "a?b", "a#b"])
  func `an id that would lead elsewhere is refused before any request`(id: String) async throws {
    let server = try FaultServer(Self.api)
    let result = try await Self.run("detail \(id)", server)
    #expect(result.exitCode == 2)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["boringdao-[old]", "币安人生"])
  func `an odd id reaches its path percent-encoded`(id: String) async throws {
    let server = try FaultServer(Self.api)
    _ = try await Self.run("detail id:\(id)", server)
    let encoded = try #require(
      id.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-"))))
    #expect(server.requests.map(\.path).contains("/api/v3/coins/\(encoded)"))
  }

  // MARK: What others have stumbled over

  @Test func `a server that refuses who does not name itself is asked by name`() async throws {
    let server = try FaultServer { request in
      request.headers["user-agent"]?.hasPrefix("coins/") == true ? .answer(200, "[]") : .answer(403, "{}")
    }
    #expect(try await Self.run("list", server).exitCode == 0)
  }

  @Test func `a key of the wrong plan is told by the variable to set`() async throws {
    let body = #"{"error_code":10011,"status":{"error_message":"change your root URL"}}"#
    let server = try FaultServer { _ in .answer(400, body) }
    let result = try await BuiltTool.run(
      ["list"], environment: ["COINGECKO_BASE_URL": server.base, "COINGECKO_PRO_API_KEY": "CG-demo"])
    #expect(result.exitCode == 4)
    let hint = "set COINGECKO_DEMO_API_KEY, and unset COINGECKO_PRO_API_KEY and COINGECKO_BASE_URL"
    #expect(result.errors.hasSuffix(": \(hint)\n"))
    #expect(server.requests.count == 1)
  }

  @Test func `more than a hundred coins take several requests, each in full`() async throws {
    let server = try FaultServer { request in
      let ids = request.target.firstMatch(of: /&ids=([^&]*)/)?.1.split(separator: ",") ?? []
      let rows = ids.map { #"{"id":"\#($0)","market_cap_rank":1}"# }
      return .answer(200, "[\(rows.reversed().joined(separator: ","))]")
    }
    let ids = (1...150).map { "coin-\($0)" }
    let result = try await Self.run("list \(ids.joined(separator: " ")) --csv --no-header --fields id", server)
    #expect(result.exitCode == 0)
    #expect(result.output.split(separator: "\n").map(String.init) == ids)
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.target.contains("&per_page=250&") })
  }

  @Test func `a category goes on behind a short page, until its total is reached`() async throws {
    let server = try FaultServer { request in
      if request.path.hasSuffix("categories/list") { return .answer(200, #"[{"category_id":"layer-1"}]"#) }
      let page = request.target.firstMatch(of: /&page=(\d+)/)?.1 ?? ""
      return .answer(200, "[{\"id\":\"coin-\(page)\"}]", headers: ["total": "3"])
    }
    let result = try await Self.run("list --category layer-1 --csv --no-header --fields id", server)
    #expect(result.exitCode == 0 && result.output == "coin-1\ncoin-2\ncoin-3\n")
    #expect(server.requests.count == 4)
  }

  @Test func `bytes that are no UTF-8 cost a character, not a row`() async throws {
    let server = try FaultServer { _ in
      .answer(200, Data(#"[{"id":"bitcoin","name":"Bit"#.utf8) + [0xFF] + Data(#"coin"}]"#.utf8))
    }
    let result = try await Self.run("list --csv --no-header --fields name", server)
    #expect(result.exitCode == 0 && result.output == "Bit\u{FFFD}coin\n")
  }

  @Test func `a trailer behind an answer takes nothing from it`() async throws {
    let chunks = "Transfer-Encoding: chunked\r\n\r\n12\r\n[{\"id\":\"bitcoin\"}]\r\n0\r\nX-Trailer: x\r\n\r\n"
    let server = try FaultServer { _ in [.text("HTTP/1.1 200 OK\r\n" + chunks)] }
    let result = try await Self.run("list --csv --no-header --fields id", server)
    #expect(result.exitCode == 0 && result.output == "bitcoin\n" && result.errors.isEmpty)
  }

  @Test func `a compressed answer is as good as a plain one`() async throws {
    let server = try FaultServer { _ in .answer(200, Gzip.list, headers: ["Content-Encoding": "gzip"]) }
    let result = try await Self.run("list --csv --no-header --fields id", server)
    #expect(result.exitCode == 0 && result.output == "bitcoin\n" && result.errors.isEmpty)
  }
}
