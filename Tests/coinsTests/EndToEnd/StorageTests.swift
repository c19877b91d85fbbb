import Foundation
import TestSupport
import Testing

@testable import CoinGecko

/// The built tool where files cannot be written, or are not what they were.
@Suite struct StorageTests {
  private static let rows = #"[{"id":"bitcoin","symbol":"btc","name":"Bitcoin","market_cap_rank":1}]"#
  private static let oldRows = #"[{"id":"litecoin","symbol":"ltc","name":"Litecoin","market_cap_rank":2}]"#
  private static let answer = "[\n{\"id\":\"bitcoin\"}\n]\n"

  private let home: CacheHome

  init() throws { home = try CacheHome() }

  // A superuser may write where others must not, but not below what is no folder.
  @Test(arguments: ["/dev/null", "/dev/null/deeper", "/proc"])
  func `where no cache can be, the answer comes all the same, with one notice`(place: String) async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    for count in 1...2 {
      let result = try await home.run(
        "list --json --fields id", base: server.base, environment: ["XDG_CACHE_HOME": place])
      #expect(result.exitCode == 0 && result.output == Self.answer)
      #expect(result.errorLines.count == 1)
      #expect(result.errors.hasPrefix(#"{"notice":{"code":"cache_unusable","message":"answers are not kept, since "#))
      #expect(server.requests.count == count)
    }
  }

  @Test func `a run leaves nothing in the home of its user but the cache`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    let user = try TemporaryFolder()
    let result = try await BuiltTool.run(["list"], environment: ["COINGECKO_BASE_URL": server.base, "HOME": user.path])
    #expect(result.exitCode == 0)
    let left = try FileManager.default.subpathsOfDirectory(atPath: user.path)
    #expect(left.contains(".cache/coins"))
    #expect(left.allSatisfy { ".cache/coins".hasPrefix($0) || $0.hasPrefix(".cache/coins/") })
  }

  @Test func `a file in the place of the cache's folder is left alone`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    try Data("mine".utf8).write(to: URL(filePath: home.cache.folder))
    let result = try await home.run("list --json --fields id", base: server.base)
    #expect(result.exitCode == 0 && result.output == Self.answer && result.errorLines.count == 1)
    #expect(home.files == ["coins": Data("mine".utf8)])
  }

  /// A limit to the size of files fails as a full disk does, halfway through a file; most systems send a signal as well.
  private static let fullDisk = "ulimit -f 1"

  @Test func `a full disk costs the copy, not the answer`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows + String(repeating: " ", count: 5000)) }
    let result = try await home.run("list --json --fields id", base: server.base, after: Self.fullDisk)
    #expect(result.exitCode == 0 && !result.wasKilled && result.output == Self.answer)
    #expect(result.errorLines.count == 1 && result.errors.contains(#""code":"cache_unusable""#))
    #expect(!home.files.keys.contains { $0.hasSuffix(".answer") || $0.hasSuffix(".tmp") })
  }

  @Test func `the signal of a file that grows too large is ignored`() async throws {
    let process = Handover<pid_t>()
    let server = try FaultServer { _ in [.call { kill(process.take(), SIGXFSZ) }] + .answer(200, Self.rows) }
    let result = try await home.run("list --json --fields id", base: server.base, started: process.give)
    #expect(result.exitCode == 0 && !result.wasKilled && result.output == Self.answer)
  }

  @Test func `a full disk costs an old copy nothing`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows + String(repeating: " ", count: 5000)) }
    try home.keep(Self.oldRows, from: server.base, age: 600)
    _ = try await home.run("list", base: server.base, after: Self.fullDisk)
    let result = try await home.run("list --json --fields id --offline", base: server.base)
    #expect(result.exitCode == 0 && result.output == "[\n{\"id\":\"litecoin\"}\n]\n")
  }

  @Test func `what cannot be recorded on a full disk ends the run, and leaves nothing that replays`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows + String(repeating: " ", count: 5000)) }
    let tape = try TemporaryFolder()
    let result = try await home.run("list --record \(tape.path) --quiet", base: server.base, after: Self.fullDisk)
    #expect(result.exitCode == 8 && !result.wasKilled)
    #expect(result.output.isEmpty && result.errorLines.count == 1)
    #expect(!tape.files.keys.contains { $0.hasSuffix(".json") })
  }

  @Test func `an answer that does not fit on a full disk is a failure of its own`() async throws {
    let rows = (1...500).map { #"{"id":"coin-\#($0)"}"# }.joined(separator: ",")
    let server = try FaultServer { _ in .answer(200, "[\(rows)]") }
    let result = try await home.run("list --json --quiet", base: server.base, after: Self.fullDisk)
    #expect(result.exitCode == 8 && !result.wasKilled)
    #expect(result.errorLines.count == 1)
  }

  /// What may become of a file.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let applied: @Sendable (Data) -> Data

    static let all = [
      Damage(testDescription: "emptied") { _ in Data() },
      Damage(testDescription: "cut in its first line") { $0.prefix(10) },
      Damage(testDescription: "cut in its label") { $0.prefix(60) },
      Damage(testDescription: "cut at its last byte") { $0.dropLast() },
      Damage(testDescription: "longer by a byte") { $0 + [32] },
      Damage(testDescription: "one bit changed") { whole in
        var damaged = whole
        damaged[damaged.count - 20] ^= 1
        return damaged
      },
      Damage(testDescription: "zeros, as after a crash") { Data(count: $0.count) },
      Damage(testDescription: "random bytes") { whole in
        var random = SplitMix64(state: 1)
        return Data(whole.map { _ in UInt8.random(in: 0...255, using: &random) })
      },
    ]
  }

  @Test(arguments: Damage.all)
  func `a damaged file is as good as none`(damage: Damage) async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    try home.keep(Self.oldRows, from: server.base, age: 1)
    let file = try home.file(from: server.base)
    try damage.applied(Data(contentsOf: file)).write(to: file)

    let offline = try await home.run("list --offline", base: server.base)
    #expect(offline.exitCode == 6 && offline.output.isEmpty && offline.errorLines.count == 1)
    let online = try await home.run("list --json --fields id", base: server.base)
    #expect(online.exitCode == 0 && online.output == Self.answer && online.errors.isEmpty)
    let again = try await home.run("list --json --fields id", base: server.base)
    #expect(again.output == Self.answer && server.requests.count == 1)
  }

  @Test(arguments: [".answer", ".lock", ".failure", ".cooldown"])
  func `a folder in the place of a file costs no more than a notice`(kind: String) async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    let cooldown = Cooldown(folder: home.cache.folder, server: try APIServer(base: server.base, key: nil)).path
    let name = "\(home.cache.folder)/\(try home.key(from: server.base).fileName)\(kind)"
    try FileManager.default.createDirectory(
      atPath: (kind == ".cooldown" ? cooldown : name) + "/inside", withIntermediateDirectories: true)
    let result = try await home.run("list --json --fields id", base: server.base)
    #expect(result.exitCode == 0 && result.output == Self.answer)
    #expect(result.errorLines.count == (kind == ".answer" ? 1 : 0))
  }

  @Test(arguments: [86_400.0, -86_400])
  func `a clock that is a day off makes no old answer new, and no new one old`(age: Double) async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    try home.keep(Self.oldRows, from: server.base, age: age)
    let result = try await home.run("list --json --fields id,stale", base: server.base)
    #expect(result.exitCode == 0 && result.output == "[\n{\"id\":\"bitcoin\",\"stale\":false}\n]\n")
    #expect(result.errors.isEmpty)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [86_400.0, -86_400])
  func `where the clock is a day off and the server is gone, no copy is passed off as of now`(
    age: Double
  ) async throws {
    let nowhere = "http://127.0.0.1:1/api/v3"
    try home.keep(Self.oldRows, from: nowhere, age: age)
    let result = try await home.run("list", base: nowhere)
    #expect(result.exitCode == 6 && result.output.isEmpty && result.errorLines.count == 1)
  }

  @Test func `a limit that was noted by a clock a day ahead silences nobody`() async throws {
    let server = try FaultServer { _ in .answer(200, Self.rows) }
    try Cooldown(folder: home.cache.folder, server: try APIServer(base: server.base, key: nil))
      .begin(seconds: 3600, at: Date(timeIntervalSinceNow: 86_400))
    #expect(try await home.run("list", base: server.base).exitCode == 0)
  }
}
