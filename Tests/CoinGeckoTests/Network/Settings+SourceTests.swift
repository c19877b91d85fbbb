import Foundation
import Testing

@testable import coins

@Suite struct SettingsSourceTests {
  @Test func `a run that replays asks no server, even where one could not be used`() async throws {
    let folder = try TemporaryFolder(["coins/categories/list.json": "[]"])
    var settings = Settings()
    settings.replayFolder = folder.path
    let source = try settings.source(Environment(["COINGECKO_BASE_URL": "nonsense"]), NoticeLog().reporter)
    #expect(try await source.response(to: .categories).body == Data("[]".utf8))
  }

  @Test func `an answer that is no data is thrown`() async throws {
    let folder = try TemporaryFolder(["coins/categories/list.json": "Throttled"])
    var settings = Settings()
    settings.replayFolder = folder.path
    let source = try settings.source(Environment([:]), NoticeLog().reporter)
    let failure = try await #require(throws: Failure.self) { try await source.response(to: .categories) }
    #expect(failure.exitCode == .rateLimited)
  }

  @Test func `an address that cannot be used is refused before anything is asked`() throws {
    let failure = try #require(throws: Failure.self) {
      try Settings().source(Environment(["COINGECKO_BASE_URL": "nonsense"]), NoticeLog().reporter)
    }
    #expect(failure.exitCode == .usage)
  }

  @Test func `a server that drips is left when the run's time is over`() async throws {
    let server = try FaultServer { _ in
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9000\r\n\r\n"), .drip(Data(count: 9000), milliseconds: 20)]
    }
    var settings = Settings()
    settings.timeout = 0.3
    let source = try settings.source(Environment(["COINGECKO_BASE_URL": server.base]), NoticeLog().reporter)
    await #expect(throws: Failure.unreachable(host: "127.0.0.1:\(server.port)", .timedOut(seconds: 0.3))) {
      try await source.response(to: .categories)
    }
  }
}
