/// Gathers text line by line, holding back spaces and line ends until more text shows that they matter.
struct PlainTextWriter {
  private var bytes: [UInt8] = []
  private var spaces = 0
  private var lineEnds = 0
  private var isAfterCarriageReturn = false
  private var isAtItem = false

  /// What was written, without blank lines at either end.
  var string: String {
    String(decoding: bytes, as: UTF8.self)
  }

  /// Adds a byte of UTF-8; CR, LF and CR LF all end one line.
  mutating func append(_ byte: UInt8) {
    let followsCarriageReturn = isAfterCarriageReturn
    isAfterCarriageReturn = byte == UInt8(ascii: "\r")
    switch byte {
    case UInt8(ascii: "\n") where followsCarriageReturn: break
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"): spaces += 1
    default:
      writeWhatWasHeldBack()
      bytes.append(byte)
    }
  }

  /// Ends the line; a second end in a row leaves a blank line.
  mutating func endLine() {
    holdLineEnds(lineEnds + 1)
  }

  /// Ends the line unless it is empty.
  mutating func startLine() {
    holdLineEnds(max(lineEnds, 1))
  }

  /// Leaves one blank line.
  mutating func startParagraph() {
    holdLineEnds(2)
  }

  /// Starts a line with `- `, once text for it comes.
  mutating func startItem() {
    startLine()
    isAtItem = true
  }

  /// Text that starts with a paragraph or line of its own inside of an item stays beside the item's dash.
  private mutating func holdLineEnds(_ count: Int) {
    spaces = 0
    guard !isAtItem else { return }
    lineEnds = min(count, 2)
  }

  private mutating func writeWhatWasHeldBack() {
    if !bytes.isEmpty {
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "\n"), count: lineEnds))
      if lineEnds == 0 { bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: spaces)) }
    }
    if isAtItem { bytes.append(contentsOf: "- ".utf8) }
    spaces = 0
    lineEnds = 0
    isAtItem = false
  }
}
