import CoinKit
import Foundation
import Platform
import Synchronization
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct CoinGeckoClientTests {
  private let folder: TemporaryFolder
  private let log = EventLog()
  private let clock = ManualClock()

  init() throws { folder = try TemporaryFolder() }

  /// Stands still but for `clock`, and wakes nobody.
  private var time: TimeSource {
    var time = clock.source
    time.sleep = { _ in try? await Task.sleep(for: .seconds(3600)) }
    return time
  }

  private func client(
    _ transport: ScriptedTransport, cache: CachePolicy.Use? = nil, recording: String? = nil, timeout: Double = 30
  ) throws -> CoinGeckoClient {
    CoinGeckoClient(
      .server(
        try APIServer(base: "https://api.example.com/v3"),
        cache: cache.map { CachePolicy(folder: "\(folder.path)/cache", use: $0) }, recording: recording),
      timeout: timeout, userAgent: "tests/1", time: time, transport: transport, events: log.events)
  }

  @Test func `an answer is a model with its total and its time, and what was left out is told`() async throws {
    let body = Data(#"[{"id":"a","market_cap_rank":"x"},7]"#.utf8)
    let transport = ScriptedTransport([.success(RawResponse(body: body, total: 9, fetchedAt: ManualClock.start))])
    let client = try client(transport)
    #expect(client.host == "api.example.com")
    let answer = try await client.answer(to: .markets(MarketsQuery(currency: "usd")))
    #expect(answer.value.map(\.id) == ["a"])
    #expect(answer.total == 9)
    #expect(answer.provenance == Provenance(fetchedAt: ManualClock.start))
    #expect(log.issues.count == 2)
    #expect(transport.requests.map(\.headers) == [["Accept": "application/json", "User-Agent": "tests/1"]])
  }

  @Test func `an answer that is no data is thrown`() async throws {
    let transport = ScriptedTransport([.success(RawResponse(status: 429, body: Data("Throttled".utf8)))])
    await #expect(throws: APIFailure.rateLimited(host: "api.example.com", retryAfter: 60, hasKey: false)) {
      try await client(transport).answer(to: .categories)
    }
  }

  @Test(arguments: [
    ("[1,2]", APIFailure.BadResponse.noUsableRow(of: 2)), ("[null]", .noUsableRow(of: 1)), ("{}", .objectForArray),
  ])
  func `an answer without anything of use is thrown`(body: String, problem: APIFailure.BadResponse) async throws {
    let transport = ScriptedTransport([.success(RawResponse(body: Data(body.utf8)))])
    await #expect(throws: APIFailure.badResponse(host: "api.example.com", problem)) {
      try await client(transport).answer(to: .categories)
    }
  }

  @Test func `a client that replays asks no transport`() async throws {
    let replay = try Replay(["coins/categories/list.json": #"[{"category_id":"a"}]"#])
    let transport = ScriptedTransport([.failure(.unreachable(.failed))])
    let client = CoinGeckoClient(.replay(folder: replay.path), userAgent: "tests/1", transport: transport)
    #expect(client.host == replay.path)
    #expect(try await client.answer(to: .categories).value == ["a"])
    #expect(transport.requests.isEmpty)
  }

  @Test func `what a copy answers is recorded too`() async throws {
    let answer = RawResponse(body: Data(#"[{"category_id":"a"}]"#.utf8), fetchedAt: ManualClock.start)
    let transport = ScriptedTransport([.success(answer), .failure(.unreachable(.refused))])
    _ = try await client(transport, cache: .normal).answer(to: .categories)
    clock.advance(by: 600)
    let recording = "\(folder.path)/recorded"
    let stale = try await client(transport, cache: .normal, recording: recording).answer(to: .categories)
    #expect(stale.provenance.staleBecause == .unreachable(host: "api.example.com", .refused))
    let replayed = try await CoinGeckoClient(.replay(folder: recording), userAgent: "tests/1").answer(to: .categories)
    #expect(replayed.provenance == stale.provenance)
    #expect(replayed.value == ["a"])
  }

  @Test func `all questions together have so much time, and a renewed client has it again`() async throws {
    let transport = ScriptedTransport([.success(RawResponse(body: Data("[]".utf8)))])
    let client = try client(transport, timeout: 30)
    _ = try await client.answer(to: .categories)
    clock.advance(by: 30)
    let late = APIFailure.unreachable(host: "api.example.com", .timedOut(seconds: 30))
    await #expect(throws: late) { try await client.answer(to: .categories) }
    #expect(transport.requests.count == 1)
    #expect(try await client.renewed().answer(to: .categories).value.isEmpty)
    #expect(transport.requests.count == 2)
  }

  @Test func `a server that drips is left when the time is over`() async throws {
    let server = try FaultServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n"), .drip(Data(count: 9000), milliseconds: 20)]
    }
    let client = CoinGeckoClient(
      .server(try APIServer(base: server.base), cache: nil), timeout: 0.3, userAgent: "tests/1")
    await #expect(throws: APIFailure.unreachable(host: "127.0.0.1:\(server.port)", .timedOut(seconds: 0.3))) {
      try await client.answer(to: .categories)
    }
  }
}

/// A transport that brings the results of a script one after the other, the last of them for ever.
private final class ScriptedTransport: Transport {
  private let results: [Result<RawResponse, TransportFault>]
  private let asked = Mutex<[OutgoingRequest]>([])

  init(_ results: [Result<RawResponse, TransportFault>]) { self.results = results }

  /// What it was asked so far.
  var requests: [OutgoingRequest] { asked.withLock { $0 } }

  func response(to request: OutgoingRequest, time: TimeSource) async throws(TransportFault) -> RawResponse {
    let count = asked.withLock {
      $0.append(request)
      return $0.count
    }
    return try results[min(count, results.count) - 1].get()
  }
}
