import CommandLineKit
import Foundation
import Testing

@testable import coins

@Suite struct ToolSpecJSONTests {
  /// As a program would read it.
  private struct Document: Decodable {
    let commands: [Command]
    let options: [Option]
    let exit_codes: [Code]

    struct Command: Decodable, Equatable {
      let name: String
      let synopsis: String
      let operands: [Operand]?
      let options: [String]
    }

    struct Operand: Decodable, Equatable {
      let placeholder: String
      let minimum: Int
      let maximum: Int?
      let values: [String]?
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

  private func document() async throws -> Document {
    let output = try await Rendered(["help", "--json"]).output
    #expect(output.hasSuffix("}\n") && output.count { $0 == "\n" } == 1)
    return try JSONDecoder().decode(Document.self, from: Data(output.utf8))
  }

  private func option(_ name: String) async throws -> Document.Option {
    try #require(try await document().options.first { $0.name == name })
  }

  @Test func `a machine reads ranges, values and defaults`() async throws {
    let top = try await option("--top")
    #expect([top.minimum, top.maximum] == [1, 10_000])
    #expect(top.type == "integer" && top.default == "250" && top.commands == ["list"])
    let sort = try await option("--sort")
    #expect(sort.values == ["rank", "name", "price", "change", "cap", "volume"])
    let currency = try await option("--currency")
    #expect(
      currency.short == "-c" && currency.environment == "COINS_CURRENCY" && currency.commands == ["list", "detail"])
  }

  @Test func `contradictions are told from both sides`() async throws {
    #expect(try await option("--json").contradicts == ["--csv", "--tsv"])
    #expect(try await option("--csv").contradicts == ["--tsv", "--json"])
  }

  @Test func `commands and options name each other`() async throws {
    let document = try await document()
    for command in document.commands {
      let options = document.options.filter { $0.commands.contains(command.name) }
      #expect(command.options == options.map(\.name))
    }
  }

  @Test func `every command that people are told of is there, with its operands`() async throws {
    let commands = try await document().commands
    #expect(commands.map(\.name) == CommandTable.tool.publicCommands.map(\.name))
    let operands = Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0.operands) })
    #expect(operands["manual"] == .some(nil))
    #expect(operands["list"] == [.init(placeholder: "COIN", minimum: 0, maximum: nil, values: nil)])
    #expect(operands["search"] == [.init(placeholder: "TEXT", minimum: 1, maximum: 1, values: nil)])
    #expect(
      operands["completions"] == [
        .init(placeholder: "SHELL", minimum: 1, maximum: 1, values: ["bash", "zsh", "fish"])
      ])
    #expect(operands["help"]??.first?.values == CommandTable.tool.mainCommands.map(\.name))
    #expect(commands.first?.synopsis == "coins list [COIN...]")
  }

  @Test func `all exit codes are there`() async throws {
    #expect(try await document().exit_codes.map(\.code) == Array(0...8))
  }
}
