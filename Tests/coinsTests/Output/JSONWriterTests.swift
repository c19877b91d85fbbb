import Foundation
import Testing

@testable import coins

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-3.0, "-3"), (0.25, "0.25"), (-0.1, "-0.1"),
    (47_447_226_850_712_560, "47447226850712560"),
    (1e22, "10000000000000000000000"), (1.42e29, "142000000000000000000000000000"),
    (-1e23, "-100000000000000000000000"), (9_007_199_254_740_992, "9007199254740992"), (1e-18, "1e-18"),
    (92_979.5, "92979.5"), (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ])
  func `whole numbers keep all digits and others are as short as can be`(number: Double, text: String) {
    #expect(JSONWriter.text(of: .number(number)) == text)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t", #""\n\r\t""#), ("\r\n", #""\r\n""#),
    ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#), ("\u{202E}abc", #""\u202eabc""#),
    ("\u{2028}\u{FEFF}", #""\u2028\ufeff""#), ("\u{E0041}", #""\udb40\udc41""#), ("\u{10FFFF}", #""\udbff\udfff""#),
    ("币安 🚀", #""币安 🚀""#), ("e\u{301}\u{202E}", "\"e\u{301}\\u202e\""),
  ])
  func `a string is escaped just where it could deceive`(string: String, text: String) {
    #expect(JSONWriter.text(of: .string(string)).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func `members keep their order`() {
    let value: JSONValue = ["z": .integer(1), "a": .array([.null, .bool(true), .bool(false)]), "m": [:]]
    #expect(JSONWriter.text(of: value) == #"{"z":1,"a":[null,true,false],"m":{}}"#)
  }

  @Test(
    arguments: [
      ([.object([.init("a", .integer(1))]), .array([.null, .null])], "[\n{\"a\":1},\n[null,null]\n]\n"),
      ([], "[]\n"), ([.object([.init("a", .array([.null]))])], "[\n{\"a\":[null]}\n]\n"),
    ] as [([JSONValue], String)])
  func `elements of a top-level array can stand on lines of their own`(elements: [JSONValue], text: String) {
    #expect(String(decoding: JSONWriter.lines(of: elements), as: UTF8.self) == text)
  }

  @Test(arguments: 0..<20) func `any number reads back as the same`(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let numbers = (0..<200).map { _ in Double(bitPattern: generator.next()) }.filter { $0.isFinite && $0.isNormal }
    let bytes = JSONWriter.bytes(of: .array(numbers.map(JSONValue.number)))
    #expect(try JSONDecoder().decode([Double].self, from: Data(bytes)) == numbers)
  }

  @Test(arguments: 0..<20) func `any text reads back as the same and deceives nobody`(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    // The first planes hold most of what matters, so half of the scalars come from there.
    let scalars = (0..<500).compactMap { index in
      Unicode.Scalar(UInt32.random(in: 0...(index.isMultiple(of: 2) ? 0x2100 : 0x10FFFF), using: &generator))
    }
    let string = String(String.UnicodeScalarView(scalars))
    let text = JSONWriter.text(of: .array([.string(string)]))
    let read = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String])
    #expect(read.first?.unicodeScalars.elementsEqual(scalars) == true)
    #expect(!text.unicodeScalars.contains { forbidden.contains(Int($0.value)) || $0.value & 0xFFFE == 0xFFFE })
  }

  private let forbidden: IndexSet = {
    var set = IndexSet([0x2028, 0x2029, 0x61C, 0x200E, 0x200F, 0xFEFF].map { Int($0) })
    for range in [0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xE0000...0xE007F, 0xFDD0...0xFDEF] {
      set.insert(integersIn: range)
    }
    return set
  }()
}
