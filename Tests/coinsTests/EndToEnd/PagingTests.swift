import Foundation
import TestSupport
import Testing

/// The built tool on a terminal, with what it shows longer than the screen.
@Suite struct PagingTests {
  private static let rows = 24
  /// The title line, the empty line and the footer of a list.
  private static let frame = 3

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ arguments: String, pager: String? = nil, _ variables: [String: String] = [:], output: BuiltTool.Stream? = nil
  ) async throws -> BuiltTool.Result {
    let replay = ["--replay", Repository.fixtures.appending(path: "api").path]
    var environment = variables.merging(["SEEN": seen.path]) { $1 }
    environment["COINS_PAGER"] = pager
    return try await BuiltTool.run(
      arguments.split(separator: " ").map(String.init) + replay, environment: environment,
      output: output ?? .terminal(rows: Self.rows))
  }

  /// What a pager writes to.
  private var seen: URL { folder.url.appending(path: "seen") }
  private var seenText: String? { (try? Data(contentsOf: seen)).map { String(decoding: $0, as: UTF8.self) } }

  @Test(arguments: ["list", "detail bitcoin tether"])
  func `what is longer than the screen goes to the pager as it would to the terminal`(arguments: String) async throws {
    let straight = try await run("\(arguments) --no-pager", pager: #"cat >"$SEEN""#)
    #expect(straight.output.contains("\u{1B}[") && seenText == nil)
    let paged = try await run(arguments, pager: #"cat >"$SEEN""#)
    #expect(paged.output.isEmpty && paged.errors.isEmpty && paged.exitCode == 0)
    #expect(seenText == straight.output)
  }

  @Test func `a screen is full when nothing is left for the prompt`() async throws {
    let fitting = try await run("list -n \(Self.rows - Self.frame - 1)", pager: #"cat >"$SEEN""#)
    #expect(fitting.output.split(separator: "\n", omittingEmptySubsequences: false).count == Self.rows)
    #expect(seenText == nil)
    let longer = try await run("list -n \(Self.rows - Self.frame)", pager: #"cat >"$SEEN""#)
    #expect(longer.output.isEmpty && seenText != nil)
  }

  @Test func `a pager writes to the terminal`() async throws {
    let result = try await run("list", pager: "head -n 1")
    #expect(result.output.contains("Coin") && result.output.count { $0 == "\n" } == 1)
    #expect(result.exitCode == 0 && result.errors.isEmpty)
  }

  @Test(arguments: ["false", "exec kill -9 $$", "exit 3", #"""#])
  func `what a pager that fails has not shown is written`(pager: String) async throws {
    // More than a pipe holds, so that writing meets the end of the pager.
    let terminal = BuiltTool.Stream.terminal(columns: 200, rows: Self.rows)
    let straight = try await run("list --no-pager", output: terminal)
    let result = try await run("list", pager: pager, output: terminal)
    #expect(result.output == straight.output && result.exitCode == 0)
    // What the shell makes of an open quote.
    #expect(result.errors.isEmpty == (pager != #"""#))
  }

  @Test func `a pager that ends before it has read all is no failure`() async throws {
    let result = try await run("list", pager: "true", output: .terminal(columns: 200, rows: Self.rows))
    #expect(result.output.isEmpty && result.errors.isEmpty && result.exitCode == 0)
  }

  @Test func `without the pager that was named the text is shown all the same`() async throws {
    let straight = try await run("list --no-pager")
    let result = try await run("list", pager: "no-such-pager --option")
    #expect(result.output == straight.output)
    #expect(result.errorLines.count == 1 && result.errors.contains("no-such-pager"))
    #expect(result.exitCode == 0)
  }

  @Test func `without less the text is shown and nothing is said`() async throws {
    let straight = try await run("list --no-pager")
    let result = try await run("list", ["PATH": folder.path])
    #expect(straight.exitCode == 0 && result.exitCode == 0)
    #expect(result.output == straight.output && result.errors.isEmpty)
  }

  @Test(
    arguments: [
      ([:], "-FRX FRX utf-8\n"), (["LC_ALL": "C"], "-FRX FRX \n"),
      (["LESS": "S", "LESSCHARSET": "latin1"], "-FRX S latin1\n"), (["LESS": ""], "-FRX  utf-8\n"),
    ] as [([String: String], String)])
  func `less is told what to do, unless it has been`(variables: [String: String], told: String) async throws {
    let less = folder.url.appending(path: "less")
    try Data("#!/bin/sh\necho \"$* $LESS $LESSCHARSET\"\n".utf8).write(to: less)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: less.path)
    #expect(try await run("list", variables.merging(["PATH": folder.path]) { $1 }).output == told)
  }

  @Test func `an interrupt is the pager's, and does not end the run before it`() async throws {
    let result = try await run("list", pager: #"kill -INT $PPID; cat >"$SEEN""#)
    #expect(result.exitCode == 0 && !result.wasKilled)
    #expect(seenText?.contains("Data provided by CoinGecko") == true)
  }

  @Test(arguments: ["INT", "QUIT", "PIPE", "XFSZ", "TERM"])
  func `signals end a pager as they would end it anywhere`(signal: String) async throws {
    let result = try await run("list", pager: #"kill -\#(signal) $$; echo survived >"$SEEN""#)
    #expect(result.exitCode == 0 && seenText == nil)
  }

  @Test func `the exit code is the run's, and failures are told behind the pager`() async throws {
    let result = try await run("list bitcoin nosuchcoin \(ids)", pager: #"cat >"$SEEN"; exit 9"#)
    #expect(seenText?.contains("Bitcoin") == true)
    #expect(result.exitCode == 3 && result.errors.hasPrefix("coins: no coin is called \"nosuchcoin\""))
  }

  /// More coins than the screen has lines.
  private var ids: String {
    get throws {
      let file = Repository.fixtures.appending(path: "api/coins/markets.json")
      let rows = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
      return rows.prefix(Self.rows + 6).compactMap { $0["id"] as? String }.map { "id:\($0)" }.joined(separator: " ")
    }
  }
}
