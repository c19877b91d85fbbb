import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import coins

/// A whole output of the sample data, kept in `Fixtures/golden`.
private struct Golden: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: String
  var columns: Int?
  var environment = ["LC_ALL": "C.UTF-8", "NO_COLOR": "1"]

  var testDescription: String { name }
}

/// Whole outputs, to be read as a diff when they change.
///
/// `COINS_RECORD_GOLDEN=1` writes them anew instead of comparing.
@Suite struct GoldenTests {
  private static let data = [
    Golden(name: "detail-bitcoin-pipe.txt", arguments: "detail bitcoin"),
    Golden(name: "detail-bitcoin-40.txt", arguments: "detail bitcoin", columns: 40),
    Golden(name: "detail-bitcoin-80.txt", arguments: "detail bitcoin", columns: 80),
    Golden(name: "detail-bitcoin-80-color.txt", arguments: "detail bitcoin --color always", columns: 80),
    Golden(name: "detail-bitcoin-120.txt", arguments: "detail bitcoin", columns: 120),
    Golden(name: "detail-bitcoin-full-80.txt", arguments: "detail bitcoin --full --no-chart", columns: 80),
    Golden(name: "detail-bitcoin.json", arguments: "detail bitcoin --json"),
    Golden(name: "detail-tether-80-ascii.txt", arguments: "detail tether --ascii", columns: 80),
    Golden(name: "detail-of-nulls-80.txt", arguments: "detail lorenzo-wrapped-bitcoin", columns: 80),
    Golden(name: "detail-of-nulls.json", arguments: "detail lorenzo-wrapped-bitcoin --json"),
    Golden(name: "list-pipe.txt", arguments: "list"),
    Golden(name: "list-40.txt", arguments: "list -n 30", columns: 40),
    Golden(name: "list-80.txt", arguments: "list -n 30", columns: 80),
    Golden(name: "list-120.txt", arguments: "list -n 30", columns: 120),
    Golden(
      name: "list-80-c-locale.txt", arguments: "list -n 30", columns: 80, environment: ["LC_ALL": "C", "NO_COLOR": "1"]),
    Golden(name: "list-change.txt", arguments: "list --sort change -n 10"),
    Golden(name: "list-filter.csv", arguments: "list --filter wrapped --csv --fields id,coin,price,cap"),
    Golden(name: "list-category.txt", arguments: "list --category meme-token"),
    Golden(name: "list-3.json", arguments: "list -n 3 --json"),
    Golden(name: "search-doge.txt", arguments: "search doge"),
  ]

  /// Everything that the tool says of itself, for each command that there is.
  private static let help =
    [
      Golden(name: "help.txt", arguments: "help"), Golden(name: "help.json", arguments: "help --json"),
      Golden(name: "coins.1", arguments: "manual"),
    ]
    + CommandTable.tool.publicCommands.map { command in
      Golden(name: "help-\(command.name.replacing(" ", with: "-")).txt", arguments: "help \(command.name)")
    }
    + CompletionScript.Shell.allCases.map { shell in
      Golden(name: "coins.\(shell.rawValue)", arguments: "completions \(shell.rawValue)")
    }

  @Test(arguments: data + help)
  private func `what is printed is as it is kept`(_ golden: Golden) async throws {
    let arguments = golden.arguments.split(separator: " ").map(String.init)
    let replay = ["--replay", Repository.fixtures.appending(path: "api").path]
    let rendered = try await Rendered(arguments + replay, columns: golden.columns, environment: golden.environment)
    let file = Repository.fixtures.appending(path: "golden/\(golden.name)")
    if ProcessInfo.processInfo.environment["COINS_RECORD_GOLDEN"] != nil {
      try Data(rendered.output.utf8).write(to: file)
    }
    #expect(rendered.output == String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}
