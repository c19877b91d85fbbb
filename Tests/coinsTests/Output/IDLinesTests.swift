import Testing

@testable import coins

@Suite struct IDLinesTests {
  @Test func `an id is a line, and one that a terminal would not show as it is is left out`() {
    #expect(IDLines.text(["bitcoin", "a\nb", "1move token", "\u{1B}[2J", "币安人生"]) == "bitcoin\n1move token\n币安人生\n")
    #expect(IDLines.text([]).isEmpty)
  }
}
