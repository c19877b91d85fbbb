import Platform
import Testing

@Suite struct SequenceUniqueTests {
  @Test(arguments: [
    ([], []), ([1], [1]), ([1, 1, 1], [1]), ([3, 1, 2], [3, 1, 2]), ([2, 1, 2, 3, 1], [2, 1, 3]),
  ])
  func `each element is there once, where it was first`(elements: [Int], unique: [Int]) {
    #expect(elements.unique() == unique)
  }

  @Test func `of elements with one key the first stays`() {
    #expect(
      ["bitcoin", "Bitcoin", "tether", "TETHER", "bit"].unique { $0.lowercased() } == ["bitcoin", "tether", "bit"])
  }
}
