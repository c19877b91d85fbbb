import Testing

@testable import CommandLineKit

@Suite struct CompletionScriptTests {
  private static let script = CompletionScript(name: "tea", command: "_steam")

  @Test(arguments: CompletionScript.Shell.allCases)
  func `a script says where it comes from, asks the tool, and ends its last line`(shell: CompletionScript.Shell) {
    let text = Self.script.text(for: shell)
    #expect(text.contains("made by: tea completions \(shell.rawValue)\n"))
    #expect(text.contains("tea _steam -- "))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test func `an answer begins with what it is`() {
    let words = [Completer.Candidate("green", "a leaf"), Completer.Candidate("x")]
    #expect(CompletionScript.answer(.words(words)) == "words\ngreen\ta leaf\nx\t\n")
    #expect(CompletionScript.answer(.words([])) == "words\n")
    #expect(CompletionScript.answer(.folders) == "folders\n")
    #expect(CompletionScript.answer(.files) == "files\n")
    #expect(CompletionScript.answer(.known("leaves", start: "", prefix: "")) == "words\n")
  }
}
