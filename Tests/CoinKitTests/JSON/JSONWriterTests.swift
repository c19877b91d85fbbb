import CoinKit
import Foundation
import Testing

@Suite struct JSONWriterTests {
  private func text(_ value: JSONValue, escaping isEscaped: @escaping (Unicode.Scalar) -> Bool = { _ in false })
    -> String
  {
    JSONWriter.text(of: value, escaping: isEscaped)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-3.0, "-3"), (0.25, "0.25"), (-0.1, "-0.1"),
    (47_447_226_850_712_560, "47447226850712560"),
    (1e22, "10000000000000000000000"), (1.42e29, "142000000000000000000000000000"),
    (-1e23, "-100000000000000000000000"), (9_007_199_254_740_992, "9007199254740992"), (1e-18, "1e-18"),
    (92_979.5, "92979.5"), (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ])
  func `whole numbers keep all digits and others are as short as can be`(number: Double, written: String) {
    #expect(text(.number(number)) == written)
  }

  @Test(arguments: [
    ("", #""""#), ("plain", #""plain""#), ("a\"b\\c/", #""a\"b\\c/""#), ("\n\r\t", #""\n\r\t""#),
    ("\r\n", #""\r\n""#), ("\u{0}\u{8}\u{1B}\u{1F}", #""\u0000\u0008\u001b\u001f""#),
    ("\u{7F}\u{9B}\u{2028}\u{202E}", "\"\u{7F}\u{9B}\u{2028}\u{202E}\""), ("币安 🚀", #""币安 🚀""#),
  ])
  func `what JSON demands is escaped whoever writes`(string: String, written: String) {
    #expect(text(.string(string)).unicodeScalars.elementsEqual(written.unicodeScalars))
  }

  @Test(arguments: [
    ("a\u{E9}b", #""a\u00e9b""#), ("\u{10FFFF}", #""\udbff\udfff""#), ("😀", #""\ud83d\ude00""#),
    ("plain ~", #""plain ~""#), ("\n\u{7F}", #""\n\u007f""#),
  ])
  func `what else is to be escaped is`(string: String, written: String) {
    #expect(text(.string(string)) { _ in true } == written)
    #expect(text(.object([.init(string, .null)])) { _ in true } == "{\(written):null}")
  }

  @Test func `members keep their order`() {
    let value: JSONValue = ["z": .integer(1), "a": .array([.null, .bool(true), .bool(false)]), "m": [:]]
    #expect(text(value) == #"{"z":1,"a":[null,true,false],"m":{}}"#)
  }

  @Test(
    arguments: [
      ([.object([.init("a", .integer(1))]), .array([.null, .null])], "[\n{\"a\":1},\n[null,null]\n]\n"),
      ([], "[]\n"), ([.object([.init("a", .array([.null]))])], "[\n{\"a\":[null]}\n]\n"),
    ] as [([JSONValue], String)])
  func `elements of a top-level array can stand on lines of their own`(elements: [JSONValue], written: String) {
    #expect(String(decoding: JSONWriter.lines(of: elements) { _ in false }, as: UTF8.self) == written)
  }

  @Test(arguments: 0..<20) func `any number reads back as the same`(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let numbers = (0..<200).map { _ in Double(bitPattern: generator.next()) }.filter { $0.isFinite && $0.isNormal }
    let bytes = JSONWriter.bytes(of: .array(numbers.map(JSONValue.number))) { _ in false }
    #expect(try JSONDecoder().decode([Double].self, from: Data(bytes)) == numbers)
  }

  @Test(arguments: 0..<20) func `any text reads back as the same`(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let scalars = (0..<500).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator)) }
    let string = String(String.UnicodeScalarView(scalars))
    let written = text(.array([.string(string)])) { $0.value.isMultiple(of: 2) }
    let read = try #require(try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String])
    #expect(read.first?.unicodeScalars.elementsEqual(scalars) == true)
    #expect(!written.unicodeScalars.contains { $0.value > 0x7E && $0.value.isMultiple(of: 2) })
  }
}
