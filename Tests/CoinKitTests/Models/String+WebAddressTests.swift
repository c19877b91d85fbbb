import Testing

@testable import CoinKit

@Suite struct StringWebAddressTests {
  @Test(arguments: [
    "http://www.bitcoin.org", "https://a.example/path?q=a:b#c", "HTTPS://A.example",
    "https://user:word@a.example:8080/",
    "https://[::1]/", "https://例え.jp/日本",
  ])
  func `http and https with a host are addresses`(text: String) {
    #expect(text.webAddress == text)
    #expect(" \(text)\r\n".webAddress == text)
  }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "ftp://a.example", "a.example", "//a.example", "https:a.example", "https://",
    "https:///path", "https://?q", "https://:80/", "https://user@/", "https://a b.com/", "https://a.example/a\tb",
    "https://a.example/\u{A0}b", "https://a.example/\u{1B}[2J", "https://a.example/\u{202E}b",
    "https://a.example https://b.example",
  ])
  func `nothing else is`(text: String) {
    #expect(text.webAddress == nil)
  }
}
