import CoinKit
import Foundation
import Testing

@testable import coins

@Suite struct CatalogueJSONTests {
  /// As a program would read it.
  private struct Document: Decodable {
    let commands: [Command]
    let options: [Option]
    let exit_codes: [Code]

    struct Command: Decodable, Equatable {
      let name: String
      let options: [String]
    }

    struct Option: Decodable, Equatable {
      let name: String
      let short: String?
      let type: String
      let minimum: Int?
      let maximum: Int?
      let values: [String]?
      let `default`: String?
      let environment: String?
      let contradicts: [String]
      let commands: [String]
    }

    struct Code: Decodable, Equatable {
      let code: Int
    }
  }

  private func document() throws -> Document {
    let bytes = JSONWriter.bytes(of: Catalogue.json, escaping: Sanitizer.isForbidden)
    return try JSONDecoder().decode(Document.self, from: Data(bytes))
  }

  private func option(_ name: String) throws -> Document.Option {
    try #require(try document().options.first { $0.name == name })
  }

  @Test func `a machine reads ranges, values and defaults`() throws {
    let top = try option("--top")
    #expect([top.minimum, top.maximum] == [1, 10_000])
    #expect(top.type == "integer" && top.default == "250" && top.commands == ["list"])
    let sort = try option("--sort")
    #expect(sort.values == ["rank", "name", "price", "change", "cap", "volume"])
    let currency = try option("--currency")
    #expect(
      currency.short == "-c" && currency.environment == "COINS_CURRENCY" && currency.commands == ["list", "detail"])
  }

  @Test func `contradictions are told from both sides`() throws {
    #expect(try option("--json").contradicts == ["--csv", "--tsv"])
    #expect(try option("--csv").contradicts == ["--tsv", "--json"])
  }

  @Test func `commands and options name each other`() throws {
    let document = try document()
    for command in document.commands {
      let options = document.options.filter { $0.commands.contains(command.name) }
      #expect(command.options == options.map(\.name))
    }
  }

  @Test func `all exit codes are there`() throws {
    #expect(try document().exit_codes.map(\.code) == Array(0...8))
  }
}
