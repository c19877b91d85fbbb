import CoinKit
import Testing

@Suite struct NearestMatchTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "ABC", 0), ("abc", "", 3), ("list", "lsit", 1), ("list", "lst", 1),
    ("detail", "detial", 1), ("ca", "abc", 3), ("kitten", "sitting", 3), ("币安", "安币", 1),
  ])
  func `the distance is that of optimal string alignment`(first: String, second: String, edits: Int) {
    #expect(NearestMatch.distance(first, second) == edits)
    #expect(NearestMatch.distance(second, first) == edits)
  }

  @Test(arguments: [
    ("lst", ["list"]), ("LIST", ["list"]), ("serach", ["search"]), ("det", ["detail"]), ("detailed", ["detail"]),
    ("x", []), ("", []), ("zzzz", []), ("bitcoin", []),
  ])
  func `a near word is found and a far one is not`(word: String, expected: [String]) {
    #expect(NearestMatch.among(["list", "detail", "search", "manual"], for: word) == expected)
  }

  @Test func `the nearest comes first, then the shortest, and equals keep their order`() {
    let words = ["eurxy", "eurt", "eux", "eud", "eur"]
    #expect(NearestMatch.among(words, for: "eur", limit: 9) == ["eur", "eux", "eud", "eurt", "eurxy"])
    #expect(NearestMatch.among(words, for: "eur", limit: 2) == ["eur", "eux"])
    #expect(NearestMatch.among(words, for: "eur", limit: 0) == [])
  }

  @Test func `an unfinished word is finished by the shortest first`() {
    let words = ["price_change_24h", "price_change_percentage_24h", "price", "current_price"]
    #expect(NearestMatch.among(words, for: "pric", limit: 2) == ["price", "price_change_24h"])
  }

  @Test func `a word without end matches nothing at once`() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(NearestMatch.among([word, "a"], for: word) == [])
  }
}
