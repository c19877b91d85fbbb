import Foundation
import Testing

@testable import coins

/// What a shell is asked to complete, the last word being unfinished, and what it offers.
private struct Completed: Sendable, CustomTestStringConvertible {
  let words: [String]
  let offers: [String]

  init(_ words: [String], _ offers: [String]) {
    self.words = words
    self.offers = offers
  }

  var testDescription: String { words.joined(separator: " ") }
}

@Suite struct CompletionsTests {
  @Test(arguments: [
    Completed(["coins", "det"], ["detail"]),
    Completed(["coins", ""], ["list", "detail", "search", "completions", "manual", "help"]),
    Completed(["coins", "--rep"], ["--replay"]),
    Completed(["coins", "--ref"], ["--refresh"]),
    Completed(["coins", "list", "--so"], ["--sort"]),
    Completed(["coins", "list", "--sort", "c"], ["change", "cap"]),
    Completed(["coins", "list", "--sort", "=", "c"], ["change", "cap"]),
    Completed(["coins", "list", "--sort", "="], ["rank", "name", "price", "change", "cap", "volume"]),
    Completed(["coins", "list", "-c", "eu"], ["eur"]),
    Completed(["coins", "list", "--fields", "id,price_change_2"], ["id,price_change_24h"]),
    Completed(["coins", "search", "--fields", "s"], ["symbol"]),
    Completed(["coins", "list", "-n", ""], []),
    Completed(["coins", "--width", "80", "--color", "never", "list", "--rev"], ["--reverse"]),
    Completed(["coins", "--color", "=", "never", "det"], ["detail"]),
    Completed(["coins", "detail", "--cs"], []),
    Completed(["coins", "detail", "bit"], ["bitcoin", "bit\\$\\(exit\\)"]),
    Completed(["coins", "list", "bitcoin", "1"], ["1move\\ token"]),
    Completed(["coins", "search", "bit"], []),
    Completed(["coins", "completions", "f"], ["fish"]),
    Completed(["coins", "help", "l"], ["list"]),
  ])
  private func `bash completes an unfinished line`(_ test: Completed) async throws {
    let words = test.words.map { "'\($0)'" }.joined(separator: " ")
    let output = try await bash(
      """
      coins() { [[ "$*" == _ids ]] && printf '%s\\n' bitcoin '1move token' 'bit$(exit)'; }
      \(Completions.script(for: .bash))
      COMP_WORDS=(\(words)); COMP_CWORD=\(test.words.count - 1)
      _coins
      for word in ${COMPREPLY[@]+"${COMPREPLY[@]}"}; do printf '%s\\n' "$word"; done
      """
    )
    #expect(output.split(separator: "\n").map(String.init) == test.offers)
  }

  @Test func `the coins of the cache are asked for alone where a coin may stand`() {
    for shell in Shell.allCases {
      #expect(Completions.script(for: shell).contains("coins _ids 2>/dev/null"))
    }
  }

  @Test(arguments: Shell.allCases) func `a script says where it comes from and ends its last line`(shell: Shell) {
    let script = Completions.script(for: shell)
    #expect(script.contains("made by: coins completions \(shell.rawValue)\n"))
    #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
  }

  /// The output of a script, which must neither fail nor complain.
  private func bash(_ script: String) async throws -> String {
    let folder = try TemporaryFolder(["stdout": "", "stderr": ""])
    let (output, errors) = (folder.url.appending(path: "stdout"), folder.url.appending(path: "stderr"))
    let (outputEnd, errorEnd) = (try FileHandle(forWritingTo: output), try FileHandle(forWritingTo: errors))
    let process = try ChildProcess(
      URL(filePath: "/bin/bash"), ["--norc", "-u", "-c", script], environment: ["PATH": "/usr/bin:/bin"],
      output: outputEnd.fileDescriptor, errors: errorEnd.fileDescriptor)
    let end = await process.end(within: 30)
    #expect(try String(contentsOf: errors, encoding: .utf8) == "")
    #expect(end.code == 0 && !end.wasKilled)
    return try String(contentsOf: output, encoding: .utf8)
  }
}
