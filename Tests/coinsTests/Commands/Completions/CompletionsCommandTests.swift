import CommandLineKit
import Testing

@testable import coins

@Suite struct CompletionsCommandTests {
  @Test(arguments: CompletionScript.Shell.allCases)
  func `a shell is named in any case, and gets a script that asks the hidden command`(
    shell: CompletionScript.Shell
  ) async throws {
    let output = try await Rendered(["completions", shell.rawValue.uppercased()]).output
    #expect(output == CompletionScript(name: "coins", command: "_complete").text(for: shell))
  }
}
