import Testing

@testable import CommandLineKit

@Suite struct StringShellWordTests {
  @Test(arguments: [
    ("bitcoin", "bitcoin"), ("id:a-b_c.d", "id:a-b_c.d"), ("币安人生", "币安人生"), ("1move token", "'1move token'"),
    ("boringdao-[old]", "'boringdao-[old]'"), ("$x", "'$x'"), ("~", "'~'"), ("it's", #"'it'\''s'"#), ("", "''"),
  ])
  func `a word has quotes where a shell would take it apart`(text: String, word: String) {
    #expect(text.asShellWord == word)
  }

  @Test func `a quoted word always has them`() {
    #expect("bitcoin".asQuotedShellWord == "'bitcoin'")
  }
}
