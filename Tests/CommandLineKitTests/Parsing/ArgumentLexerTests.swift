import Testing

@testable import CommandLineKit

@Suite struct ArgumentLexerTests {
  /// What a token is, in a word.
  private static func words(_ arguments: [String]) -> [String] {
    ArgumentLexer.tokens(arguments, options: SampleTool.spec.options).map { token in
      switch token {
      case .operand(let word): "operand \(word)"
      case .option(let option, let value): ([option.name] + [value].compactMap { $0 }).joined(separator: " ")
      case .problem(_, let option): "problem" + (option.map { " of \($0.name)" } ?? "")
      }
    }
  }

  @Test(
    arguments: [
      (["brew", "-"], ["operand brew", "operand -"]),
      (["--minutes", "5"], ["minutes 5"]), (["--minutes=5"], ["minutes 5"]), (["-m5"], ["minutes 5"]),
      (["-m", "5"], ["minutes 5"]), (["-sjm5"], ["sugar", "json", "minutes 5"]),
      (["-sm", "5"], ["sugar", "minutes 5"]),
      (["--minutes="], ["minutes "]), (["--blend=a=b"], ["blend a=b"]), (["--blend", "-5"], ["blend -5"]),
      (["--blend", "-.5"], ["blend -.5"]), (["--blend", "--json"], ["problem of blend", "json"]),
      (["--blend"], ["problem of blend"]), (["--json=1"], ["problem of json"]),
      (["--min", "5"], ["problem", "operand 5"]),
      (["-sx", "5"], ["sugar", "problem", "operand 5"]),
    ] as [([String], [String])])
  func `words are told apart by the rules of getopt_long`(arguments: [String], expected: [String]) {
    #expect(Self.words(arguments) == expected)
  }

  @Test(arguments: AnyLine.words) func `behind two dashes everything is an operand`(word: String) {
    #expect(Self.words(["--", word, "--"]) == ["operand \(word)", "operand --"])
  }
}
