import CoinKit
import Testing

@Suite struct CoinIDTests {
  @Test(arguments: ["bitcoin", "1move token", "boringdao-[old]", "币安人生", "a.b", "-", "...a"])
  func `an id that is safe in a path is kept as it is`(text: String) throws {
    #expect(try CoinID(text).text == text)
  }

  @Test(arguments: [
    ("", CoinID.Problem.empty), (".", .onlyDots), ("..", .onlyDots), ("../x", .refused("/")), ("a/b", .refused("/")),
    ("a%2fb", .refused("%")), ("a?b", .refused("?")), ("a#b", .refused("#")), ("a\\b", .refused("\\")),
    ("a\u{0}b", .refused("\u{0}")), ("a\r\nb", .refused("\r")), ("a\u{9B}b", .refused("\u{9B}")),
    ("a/\u{301}b", .refused("/")),
  ])
  func `an id that would lead elsewhere is refused`(text: String, problem: CoinID.Problem) {
    #expect(throws: problem) { try CoinID(text) }
  }

  @Test(arguments: [
    (CoinID.Problem.empty, "is empty"), (.onlyDots, "is nothing but dots"), (.refused("/"), "contains \"/\""),
    (.refused("\u{1B}"), "contains a control character"),
  ])
  func `the reason can be shown`(problem: CoinID.Problem, reason: String) {
    #expect(problem.reason == reason)
  }
}
