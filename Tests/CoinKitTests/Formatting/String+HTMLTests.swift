import CoinKit
import Testing

private struct HTMLCase: Sendable, CustomTestStringConvertible {
  let html: String
  let text: String

  init(_ html: String, _ text: String) {
    self.html = html
    self.text = text
  }

  var testDescription: String { html.debugDescription }
}

@Suite struct StringHTMLTests {
  @Test(arguments: [
    HTMLCase("", ""),
    HTMLCase("plain", "plain"),
    // Paragraphs
    HTMLCase("a\r\n\r\nb", "a\n\nb"),
    HTMLCase("a\r\nb\rc\nd", "a\nb\nc\nd"),
    HTMLCase("a \r\n\r\n\r\n \r\n b\r\n\r\n", "a\n\nb"),
    HTMLCase("\n\n  a", "a"),
    HTMLCase("<p>a</p><p>b</p>", "a\n\nb"),
    HTMLCase("a<br>b<br/>c<BR />d", "a\nb\nc\nd"),
    HTMLCase("<ul><li>a</li><li>b</li></ul>", "- a\n- b"),
    // Tags
    HTMLCase("see <a href=\"https://x.y/?a=1&view=2\">the page</a>.", "see the page."),
    HTMLCase("<a title='1 > 0' href=x>in</a> out", "in out"),
    HTMLCase("<b>bold</b> <I class=\"x\">it</I>", "bold it"),
    HTMLCase("a<!-- never > shown -->b", "ab"),
    HTMLCase("a<script>var x = '<b>';</script>b<style>p { }</style>c", "abc"),
    // What only looks like a tag
    HTMLCase("a < b and c > d", "a < b and c > d"),
    HTMLCase("I <3 it", "I <3 it"),
    HTMLCase("send to <your address> now", "send to <your address> now"),
    HTMLCase("x<y>z", "x<y>z"),
    HTMLCase("<a href=\"x all this text stays", "<a href=\"x all this text stays"),
    HTMLCase("<a href=\"x>here</a> is text", "here is text"),
    HTMLCase("ends with <", "ends with <"),
    HTMLCase("<script>never closed", "never closed"),
    HTMLCase("a <!-- never closed", "a <!-- never closed"),
    // Entities, decoded once
    HTMLCase("AT&amp;T &quot;x&quot; &#39;y&#39; &#x41;&#X42;", "AT&T \"x\" 'y' AB"),
    HTMLCase("&amp;lt;b&amp;gt;", "&lt;b&gt;"),
    HTMLCase("&lt;b&gt;", "<b>"),
    HTMLCase("a&nbsp;b&#160;c", "a b c"),
    HTMLCase("&unknown; &amp &; &#; &#x; &#xZ;", "&unknown; &amp &; &#; &#x; &#xZ;"),
    HTMLCase("&#27;[2J &#0; &#xD800; &#9999999999;", "\u{FFFD}[2J \u{FFFD} \u{FFFD} &#9999999999;"),
    HTMLCase("https://x.y/?a=1&view=2", "https://x.y/?a=1&view=2"),
    HTMLCase("caf&eacute; &mdash; 5&euro;", "café — 5€"),
  ])
  private func `HTML becomes readable text`(_ test: HTMLCase) {
    #expect(test.html.removingHTMLOccurrences == test.text)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<", "&", "<a href=\"", "<a href='", "<!--", "<script>", "<a \"'", "&#", "</", "<p>", "\r\n", "<a ",
    ])
  func `hostile text takes time in proportion to its length`(part: String) {
    // At a cost of the square this would pass the limit of time.
    let text = String(repeating: part, count: 200_000 / part.utf8.count)
    #expect(text.removingHTMLOccurrences.utf8.count <= text.utf8.count)
  }

  @Test(arguments: ["a < b", "one\n\ntwo", "- a\n- b", "50 % & more"])
  func `text without markup stays as it is`(text: String) {
    #expect(text.removingHTMLOccurrences == text)
  }
}
