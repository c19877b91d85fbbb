import Foundation
import TestSupport
import Testing

/// The built tool with a cache that outlives its runs.
@Suite struct CacheTests {
  private static let rows = #"[{"id":"bitcoin","symbol":"btc","name":"Bitcoin","market_cap_rank":1}]"#

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: [String], _ server: FaultServer, _ base: String? = nil) async throws -> BuiltTool.Result
  {
    try await BuiltTool.run(
      arguments, environment: ["COINGECKO_BASE_URL": base ?? server.base, "XDG_CACHE_HOME": folder.path])
  }

  @Test func `a second list within a minute makes no request`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    // One right behind the other: on a busy machine a test may be left alone for longer than a minute.
    let first = folder.url.appending(path: "first")
    let second = try await BuiltTool.run(
      ["list", "--json", "-v"],
      environment: ["COINGECKO_BASE_URL": server.base, "XDG_CACHE_HOME": folder.path, "FIRST": first.path],
      after: #""$0" "$@" >"$FIRST" 2>/dev/null || exit"#)
    #expect(second.exitCode == 0)
    #expect(second.outputBytes == (try Data(contentsOf: first)))
    #expect(second.errors.hasSuffix(" cache\n"))
    #expect(server.requests.count == 1)
  }

  @Test func `without a copy to be had, to refresh or to be offline is unreachable`() async throws {
    let server = try FaultServer { _ in [.reset] }
    for option in ["--refresh", "--offline"] {
      let result = try await run(["list", option, "--timeout", "3"], server)
      #expect(result.exitCode == 6)
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
    }
  }

  @Test func `what was recorded replays to the same bytes`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    let recorded = try await run(["list", "--json", "--record", "\(folder.path)/tape"], server)
    let replayed = try await run(["list", "--json", "--replay", "\(folder.path)/tape"], server, "http://127.0.0.1:1")
    #expect(recorded.exitCode == 0 && replayed.output == recorded.output)
  }

  @Test func `a list of several pages is joined, and a page that fails is told`() async throws {
    let server = try FaultServer { request in
      let page = request.target.firstMatch(of: /&page=(\d+)/)?.1 ?? ""
      return page == "3"
        ? .answer(404, "{}") : .answer(200, "[{\"id\":\"coin-\(page)\"},{\"id\":\"coin-1\"}]")
    }
    let result = try await run(["list", "--top", "1000", "--csv", "--fields", "id", "--no-header"], server)
    #expect(result.exitCode == 7)
    #expect(result.output.split(separator: "\n") == ["coin-1", "coin-2"])
    #expect(result.errors.hasPrefix("coins: pages 3 to 4 of 4 are missing from this list\n"))
  }
}
