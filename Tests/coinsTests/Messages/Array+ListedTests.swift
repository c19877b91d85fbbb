import Testing

@testable import coins

@Suite struct ArrayListedTests {
  @Test(
    arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
      as [([String], String)])
  func `a list is read as a sentence`(words: [String], text: String) {
    #expect(words.listed(with: "or") == text)
    #expect(words.question == "did you mean \(text)?")
  }

  @Test(arguments: [(1, "a"), (2, "a and b"), (3, "a, b and one more"), (5, "a, b and 3 more")])
  func `of many the first are named and the others counted`(count: Int, text: String) {
    #expect(["a", "b", "c", "d", "e"].prefix(count).map(\.self).listed(first: 2) == text)
  }
}
