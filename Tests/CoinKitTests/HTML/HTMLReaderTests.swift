import Testing

@testable import CoinKit

@Suite("The reader of HTML")
struct HTMLReaderTests {
  @Test(
    "reads every byte a bounded number of times, whatever is repeated",
    arguments: [
      "<", "&", "&#", "&#1", "&a", "</", "<a", "<a ", "<a href=\"", "<a href='\"", "<a \"'", "<b \" ' >", "<!--",
      "<!-->",
      "<!---", "<script>", "<script></", "<style><script>", "</script", "</scrip", "<li>", "<p>", "<br>\n", " <div>",
      "\r",
      "\n", " ", "-->", "\"", "a", "&amp;",
    ])
  func linear(_ piece: String) {
    for start in ["", "<", "&", "<a ", "<a href=\"", "<!--", "<script>", "&#"] {
      let bytes = CountingBytes((start + String(repeating: piece, count: 250)).utf8)
      var reader = HTMLReader(bytes)
      _ = reader.plainText()
      #expect(bytes.reads <= bytes.count * 12, "\(bytes.reads) reads of \(bytes.count) bytes after \(start)")
    }
  }
}

/// Bytes that count how often they are read.
private final class CountingBytes: RandomAccessCollection {
  private let bytes: [UInt8]
  private(set) var reads = 0

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  var startIndex: Int { bytes.startIndex }
  var endIndex: Int { bytes.endIndex }

  subscript(position: Int) -> UInt8 {
    reads += 1
    return bytes[position]
  }
}
