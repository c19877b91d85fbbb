import Foundation
import Testing

@testable import CoinKit

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> AnyJSON? { AnyJSON(read: Data(text.utf8)) }

  @Test(arguments: [
    "null", "true", "false", "0", "-0", "7", #""x""#, "[]", "{}", " [ ] ", " { } ", "\t\r\n [1]\n\n", "\u{FEFF}[1]",
    "[1,2,3]", "[ 1 , [ 2 , [ ] ] , { } ]", #"{"a":1,"b":{"c":[true,false,null]}}"#, #"{ "a" : 1 , "" : 2 }"#,
    "[1.5]", "[-1.5]", "[1E-18]", "[1e2]", "[1E+2]", "[0.1]", "[-0.0]", "[10]", "[1.50]", "[1e-5,2]",
    "[123456789012345678901234567890]", "[0.000000000000000001234567]", "[5e-324]", "[1.7976931348623157e308]",
    #""""#, #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\u20AC""#, #""\ud83d\ude00""#, #""\u0000""#, #""€😀é""#, "\"\u{7F}\"",
    #"["a]","}","{\"","\\"]"#, #"{"a\"b":1,"\u0061":2,"é":3}"#, #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#,
  ])
  func `what is JSON reads as Foundation reads it`(text: String) throws {
    let value = try #require(read(text))
    #expect(value == AnyJSON(byFoundation: Data(text.utf8)))
  }

  @Test(arguments: [
    "", " ", "\u{FEFF}", "[", "]", "{", "}", "[1", "[1,", "[,1]", "[1,]", "[1 2]", "[1}", "{]", "[}", "{,}", #"{"a""#,
    #"{"a":"#, #"{"a":1"#, #"{"a":1,"#, #"{"a":1,}"#, #"{"a"}"#, #"{"a" 1}"#, #"{"a":1 "b":2}"#, "{1:2}", "{a:1}",
    #"{"a":1:2}"#, "[1:2]", "[1] x", "[1][2]", "[1]]", "1 2", "[1]\u{0}", "\u{0}", "[1]\u{C}", "[\u{B}1]", "\u{A0}[1]",
    "\u{FEFF}\u{FEFF}[1]", "nul", "nulll", "True", "[truex]", "[tru]", "NaN", "[Infinity]", "[-Infinity]", "[+1]",
    "[.5]", "[0x1]", "[#1]", "'a'", "['a']", #""a"#, #""a\""#, #""\"#, #"["a"#, #"["a" "b"]"#, "//c\n[1]", "[1]//c",
    "/**/[1]", "<html>", "é", "[é]",
  ])
  func `what is no JSON is refused whole, whoever asks for what`(text: String) {
    #expect(throws: DecodingError.self) { try JSONReader().decode(Nothing.self, from: Data(text.utf8)) }
  }

  @Test(arguments: [
    "01", "-01", "00", "-", "--1", "1.", "1.e5", "1e", "1e+", "1e5.5", "1.0.0", "1-2", "1+2", "1e999", "-1e999", "-.5",
    "1ee5", "1E", "2.", #""\x""#, #""\u12""#, #""\u12G4""#, #""\u""#, #""\U0041""#, #""\'""#, #""\ud800""#,
    #""\udc00""#,
    #""\ud800\u0041""#, #""\ud800\ud800""#, #""\ude00\ud83d""#, #""\ud83d\""#.appending("\""), "\"a\u{1}b\"",
    "\"a\nb\"",
    "\"\t\"", "\"\u{1F}\"",
  ])
  func `a number or a string that is none costs itself alone`(text: String) throws {
    let data = Data(#"{"good":1,"bad":\#(text),"last":2}"#.utf8)
    #expect(
      try JSONReader().decode([String: Lossy].self, from: data).mapValues(\.isRead) == [
        "good": true, "bad": false, "last": true,
      ])
  }

  @Test func `bytes that are not UTF-8 are replaced in strings, and refused outside of them`() {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x80]] {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(AnyJSON(read: Data("[\"".utf8) + bytes + Data("\"]".utf8)) == .array([.string(text)]))
      #expect(AnyJSON(read: Data("[".utf8) + bytes + Data("]".utf8)) == nil)
    }
  }

  @Test func `other encodings are no JSON`() throws {
    for encoding: String.Encoding in [.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
      #expect(AnyJSON(read: try #require("[1]".data(using: encoding))) == nil)
    }
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `values lie in 512 arrays and objects at most`(opening: String, closing: String) {
    func text(_ depth: Int) -> Data {
      Data((String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)).utf8)
    }
    #expect((try? JSONReader().decode(Nothing.self, from: text(512))) != nil)
    for depth in [513, 514, 100_000] {
      #expect((try? JSONReader().decode(Nothing.self, from: text(depth))) == nil)
      #expect(
        (try? JSONReader().decode(Nothing.self, from: Data(String(repeating: opening, count: depth).utf8))) == nil)
    }
  }

  @Test func `a part of larger data is read from its own start`() {
    let data = Data("xx[1]xx".utf8)
    #expect(AnyJSON(read: data[2..<5]) == .array([.number(1.0.bitPattern)]))
  }

  @Test(arguments: ["1", "1.0", "1e2", "10e-1", "-0", "255", "9223372036854775807", "9007199254740993"])
  func `a whole number may be written with a fraction or an exponent`(text: String) throws {
    let data = Data("[\(text)]".utf8)
    #expect(try JSONReader().decode([Int].self, from: data) == JSONDecoder().decode([Int].self, from: data))
  }

  @Test(arguments: ["1.5", "1e-1", "1e30", "9223372036854775808", "1e999", "01"])
  func `what is no whole number, or too large, is none`(text: String) {
    #expect(throws: DecodingError.self) { try JSONReader().decode([Int].self, from: Data("[\(text)]".utf8)) }
  }

  @Test func `numbers of other sizes are checked against them`() throws {
    #expect(try JSONReader().decode([UInt8].self, from: Data("[0,255]".utf8)) == [0, 255])
    #expect(throws: DecodingError.self) { try JSONReader().decode([UInt8].self, from: Data("[256]".utf8)) }
    #expect(throws: DecodingError.self) { try JSONReader().decode([UInt64].self, from: Data("[-1]".utf8)) }
    #expect(try JSONReader().decode([Float].self, from: Data("[0.1]".utf8)) == [0.1])
  }
}

extension JSONReaderTests {
  /// What asks for nothing.
  private struct Nothing: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// A value that may be damaged.
  private struct Lossy: Decodable {
    let isRead: Bool

    init(from decoder: any Decoder) { isRead = (try? AnyJSON(from: decoder)) != nil }
  }
}
