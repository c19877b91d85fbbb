import Testing

@testable import CommandLineKit

@Suite struct NearestMatchTests {
  /// How far words of at least nine letters may be apart is three edits, six letters two, and three letters one.
  @Test(arguments: [
    ("lsit", "list", 1), ("lst", "list", 1), ("安币", "币安", 1), ("abcd", "badc", 2), ("ca", "abc", 3),
    ("kitten", "sitting", 3),
  ])
  func `the distance is that of optimal string alignment`(first: String, second: String, edits: Int) {
    for length in max(2, first.count)...12 {
      let beginning = String(repeating: "q", count: length - first.count)
      let isNear = NearestMatch.among([beginning + second], for: beginning + first) == [beginning + second]
      #expect(isNear == (edits <= min(3, max(1, length / 3))))
    }
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
