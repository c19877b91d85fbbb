import CoinKit
import Testing

@Suite("HTML as plain text")
struct StringHTMLTests {
  @Test(
    "loses its tags and keeps what is between them",
    arguments: [
      HTMLCase("<b>Bold</b> and <EM class='x'>not</EM>", "Bold and not"),
      HTMLCase(#"See <a href="https://example.org/?a=1&view=2">the site</a>."#, "See the site."),
      HTMLCase(#"<a title="a > b" href='c > "d"'>link</a>"#, "link"),
      HTMLCase(#"<a href="x>broken</a> quote"#, "broken quote"),
      HTMLCase("a<!-- not <b>shown</b> -->b", "ab"),
      HTMLCase("a<script>if (x < y) { '<b>' }</script >b<STYLE>p > b {}</Style>c", "abc"),
      HTMLCase("a<img src=x/>b<wbr/>c", "abc"),
      HTMLCase("<b></b>", ""),
      HTMLCase("", ""),
    ])
  func tags(_ example: HTMLCase) {
    #expect(example.html.removingHTMLOccurrences == example.text)
  }

  @Test(
    "keeps what only looks like a tag",
    arguments: [
      "a < b and c > d", "I <3 it", "x<y", "x <y and z> w", "<your name>", "1 <2> 3", "<>", "</>", "< b>", "<", "a <b",
      "see <a href=\"x", "see <a href=\"x and all of this text", "<a href='", "<!-- no end", "<!", "<bb>", "</3>",
    ])
  func text(_ text: String) {
    #expect(text.removingHTMLOccurrences == text)
  }

  @Test("reads on after a tag, comment or script without an end")
  func unclosed() {
    #expect("<a href=\"x <b>text</b> after".removingHTMLOccurrences == "<a href=\"x text after")
    #expect("<!-- <b>text</b>".removingHTMLOccurrences == "<!-- text")
    #expect("<script>text <b>after</b>".removingHTMLOccurrences == "text after")
  }

  @Test(
    "has its entities decoded exactly once",
    arguments: [
      HTMLCase("AT&amp;T", "AT&T"), HTMLCase("&amp;lt;", "&lt;"), HTMLCase("&amp;amp;amp;", "&amp;amp;"),
      HTMLCase("&lt;b&gt;", "<b>"), HTMLCase("&quot;&apos;&#39;&#x27;&#X27;", "\"''''"),
      HTMLCase("a&nbsp;b&#160;c", "a b c"), HTMLCase("&rsquo;&ndash;&hellip;&euro;&trade;", "’–…€™"),
      HTMLCase("&iexcl;&eacute;&Eacute;&yuml;&times;", "¡éÉÿ×"), HTMLCase("&Alpha;&Rho;&Sigma;&Xi;", "ΑΡΣΞ"),
      HTMLCase("&alpha;&sigmaf;&omega;", "ας\u{3C9}"), HTMLCase("&#128640;&#x1F680;", "🚀🚀"),
      HTMLCase("&#27;&#x9b;&#0;&#xD800;&#x110000;&#99999999999999999999;", String(repeating: "\u{FFFD}", count: 6)),
      HTMLCase("a&#10;b&#13;&#10;c", "a\nb\nc"),
    ])
  func entities(_ example: HTMLCase) {
    #expect(example.html.removingHTMLOccurrences == example.text)
  }

  @Test(
    "keeps what is no entity",
    arguments: [
      "&", "&&", "&;", "&#;", "&#x;", "&#xg;", "&#1a;", "a & b", "&amp", "&unknown;", "&AMP;", "&eacute e;",
      "https://example.org/?a=1&view=2&copy=3",
    ])
  func noEntity(_ text: String) {
    #expect(text.removingHTMLOccurrences == text)
  }

  @Test(
    "keeps lines and paragraphs apart",
    arguments: [
      HTMLCase("a\r\n\r\nb", "a\n\nb"), HTMLCase("a\r\nb\rc\nd", "a\nb\nc\nd"), HTMLCase("a\r\r\n\n\nb", "a\n\nb"),
      HTMLCase("a \t\n  b  ", "a\nb"), HTMLCase("\n \n a\n \n\n", "a"), HTMLCase("a  b", "a  b"),
      HTMLCase("a<br>b<br/>c<BR />d", "a\nb\nc\nd"), HTMLCase("a<br>\r\nb<br>\nc", "a\nb\nc"),
      HTMLCase("a<br><br>b", "a\n\nb"), HTMLCase("<p>a</p><p>b</p>\n<p>c", "a\n\nb\n\nc"),
      HTMLCase("<div>a</div><div>b</div>", "a\nb"), HTMLCase("<h2>a</h2>b<hr>c", "a\n\nb\n\nc"),
      HTMLCase("a<ul><li>b</li><li>c</li></ul>d", "a\n\n- b\n- c\n\nd"),
      HTMLCase("<ol>\n<li>\n<p>b</p></li><li></li></ol>", "- b"),
      HTMLCase("<table><tr><td>a</td><td>b</td></tr></table>", "a\nb"),
    ])
  func lines(_ example: HTMLCase) {
    #expect(example.html.removingHTMLOccurrences == example.text)
  }

  @Test("in any language stays as it is")
  func unicode() {
    let text = "比特币 – صباح الفرو e\u{301} 👩‍👩‍👧"
    #expect("<p>\(text)</p>".removingHTMLOccurrences == text)
  }
}

/// A piece of HTML and the text that it is to become.
struct HTMLCase: Sendable, CustomTestStringConvertible {
  let html: String
  let text: String

  init(_ html: String, _ text: String) {
    self.html = html
    self.text = text
  }

  var testDescription: String { "\(html.debugDescription) is \(text.debugDescription)" }
}
