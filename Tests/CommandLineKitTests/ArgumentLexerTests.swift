import Testing

@testable import coins

@Suite struct ArgumentLexerTests {
  /// Words of every kind that a command line can hold, and some that it cannot.
  private static let words =
    CommandName.allCases.map(\.rawValue) + Catalogue.options.flatMap(\.forms)
    + [
      "", "-", "--", "---", "-=", "--=", "--=x", "-5", "-rn", "-rnx", "-hh", "--json=", "--sort=price", "--sort=",
      "id,name",
      "=", "btc", "\u{0}", "\u{301}", "-\u{301}", "币安人生", "1e999", ".", "0",
    ]

  @Test(arguments: words) func `whatever stands together is understood or refused as usage`(first: String) {
    for command in ["list", "detail", "search"] {
      for second in Self.words {
        do {
          _ = try parse([command, first, second])
        } catch {
          guard case .usage(let message, _) = error else {
            Issue.record("\(error)")
            continue
          }
          #expect(!message.isEmpty)
        }
      }
    }
  }

  @Test(arguments: words.filter { $0 != "--" }) func `help wins wherever it stands`(word: String) throws {
    for arguments in [["--help", "list", word], ["list", "--help", word], ["list", word, "--help"]] {
      #expect(try parse(arguments).action == .help(command: .list))
    }
  }

  @Test(arguments: words) func `behind two dashes everything is an operand`(word: String) {
    let tokens = ArgumentLexer.tokens(["--", word, "--"])
    let operands = tokens.compactMap { if case .operand(let text) = $0 { text } else { nil } }
    #expect(operands == [word, "--"])
    #expect(tokens.count == 2)
  }
}
