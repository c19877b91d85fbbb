import Testing

@testable import CommandLineKit

@Suite struct StringMdocTests {
  @Test(arguments: [
    ("a-b", "a\\-b"), ("a\\tb", "a\\etb"), ("~/x", "\\(ti/x"), ("it's", "it\\(aqs"), ("`^", "\\(ga\\(ha"),
    (".Sh", "\\&.Sh"), ("'x", "\\(aqx"), ("", ""), ("plain", "plain"),
  ])
  func `a line is the same on every device, and no macro`(text: String, escaped: String) {
    #expect(text.mdocText == escaped)
  }

  @Test func `a sentence begins large and ends in a full stop, and each has a line`() {
    #expect("print a-b".sentence == "Print a\\-b.")
    #expect("One. Two. 1.5 is three.".mdocSentences == "One.\nTwo.\n1.5 is three.")
  }
}
