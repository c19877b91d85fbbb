import Testing

@testable import CoinKit

@Suite struct PlainTextWriterTests {
  private func written(_ write: (inout PlainTextWriter) -> Void) -> String {
    var writer = PlainTextWriter()
    write(&writer)
    return writer.string
  }

  private func append(_ text: String, to writer: inout PlainTextWriter) {
    for byte in text.utf8 { writer.append(byte) }
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), (" a ", "a"), ("a \n b", "a\nb"), ("a\r\nb", "a\nb"), ("a\n\n\n\nb", "a\n\nb"),
    ("\n\na\n", "a"), ("a\tb", "a b"), ("é 🚀", "é 🚀"),
  ])
  func `spaces and line ends count only between texts`(text: String, expected: String) {
    #expect(written { append(text, to: &$0) } == expected)
  }

  @Test func `a line starts once, a paragraph after one blank line`() {
    let text = written {
      append("a", to: &$0)
      $0.startLine()
      $0.startLine()
      append("b", to: &$0)
      $0.startParagraph()
      $0.startParagraph()
      append("c", to: &$0)
      $0.endLine()
      $0.endLine()
      $0.endLine()
      append("d", to: &$0)
    }
    #expect(text == "a\nb\n\nc\n\nd")
  }

  @Test func `an item has its dash once there is text for it`() {
    let text = written {
      append("a", to: &$0)
      $0.startItem()
      $0.startParagraph()
      append("b", to: &$0)
      $0.startItem()
      $0.startItem()
      append("c", to: &$0)
      $0.startItem()
    }
    #expect(text == "a\n- b\n- c")
  }
}
