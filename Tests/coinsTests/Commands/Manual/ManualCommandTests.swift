import CommandLineKit
import Testing

@testable import coins

@Suite struct ManualCommandTests {
  private let text = ManualPage(CommandTable.tool).text

  @Test func `the page is printed as it is, whatever it is printed to`() async throws {
    for columns in [nil, 20] { #expect(try await Rendered(["manual"], columns: columns).output == text) }
  }

  @Test func `a field is told by all its names`() {
    #expect(text.contains("current_price (or price), market_cap (or cap), "))
  }

  @Test func `backslashes and dashes of the words are escaped`() {
    #expect(text.contains("written as \\et and \\en."))
    #expect(text.contains("\ncoins list \\-\\-csv \\-\\-fields id,price,cap\n"))
    #expect(text.contains("\ncoins completions zsh > \\(ti/.zfunc/_coins\n"))
    #expect(text.contains("CoinGecko\\(aqs"))
  }

  @Test func `variables, files, exit codes and keys are told`() {
    for variable in EnvironmentVariable.allCases { #expect(text.contains(variable.rawValue)) }
    for code in ExitCode.allCases { #expect(text.contains(".It \(code.rawValue)\n")) }
    for name in FieldSet.coins.specs.names + FieldSet.details.specs.names { #expect(text.contains(name)) }
    #expect(text.contains("$XDG_CACHE_HOME/coins"))
  }
}
