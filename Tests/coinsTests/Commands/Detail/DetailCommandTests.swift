import Foundation
import TestSupport
import Testing

@testable import coins

@Suite struct DetailCommandTests {
  @Test(arguments: [
    Understood("detail x", ["coins": #"["x"]"#]),
    Understood(
      "detail bitcoin eth --full --no-chart --fields statistics",
      [
        "coins": #"["bitcoin", "eth"]"#, "chosen": #"["statistics"]"#, "showsWholeDescription": "true",
        "showsChart": "false",
      ]),
  ])
  func `a line is understood`(_ line: Understood) throws {
    try line.expect(besides: "detail bitcoin")
  }

  private static let tape = ["coins/markets.json": #"[{"id":"bitcoin"}]"#, "coins/bitcoin.json": #"{"id":"bitcoin"}"#]

  @Test func `a coin that is named twice is shown once`() async throws {
    let folder = try TemporaryFolder(Self.tape)
    let rendered = try await Rendered(words("detail bitcoin BITCOIN --json --fields website --replay \(folder.path)"))
    #expect(rendered.output == "{\"website\":null}\n")
    #expect(rendered.failures.isEmpty && rendered.notices.isEmpty)
  }

  @Test func `what is found is shown, and each that is not becomes a failure`() async throws {
    let folder = try TemporaryFolder(Self.tape)
    let rendered = try await Rendered(words("detail xyzzy bitcoin --json --fields website --replay \(folder.path)"))
    #expect(rendered.output == "{\"website\":null}\n")
    #expect(rendered.failures == [.notFound(word: "xyzzy")])
  }

  @Test func `a coin that is not traded any more is shown all the same, and that is said`() async throws {
    let network = FakeNetwork { url in
      switch url.lastPathComponent {
      case "markets": .answer(200, "[]")
      case "old": .answer(200, #"{"id":"old","links":{"homepage":["https://old.example"]}}"#)
      default: .answer(404, #"{"error":"coin not found"}"#)
      }
    }
    let rendered = try await Rendered(words("detail id:old --json --fields website"), network: network)
    #expect(rendered.output == "{\"website\":\"https://old.example\"}\n")
    #expect(rendered.notices == [Notice(code: .noMarketData, message: "there is no market data of old")])
  }

  @Test(arguments: ["..", "a/b", "a?b"]) func `a word that would lead elsewhere asks nothing`(word: String) async throws
  {
    let network = FakeNetwork(.refused)
    let rendered = try await Rendered(["detail", word], network: network)
    #expect(rendered.output.isEmpty && rendered.failures.map(\.exitCode) == [.usage])
    #expect(network.urls.isEmpty)
  }
}
