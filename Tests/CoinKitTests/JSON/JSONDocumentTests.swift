import Foundation
import Testing

@testable import CoinKit

@Suite struct JSONDocumentTests {
  @Test(arguments: [
    ("[]", []), (" [ ] \n", []), ("[1,2]", ["1", "2"]), ("[ {\"a\":[1,2]} , [3] ]", ["{\"a\":[1,2]}", "[3]"]),
    (#"["a,]","\"]","\\"]"#, [#""a,]""#, #""\"]""#, #""\\""#]), ("[1e-18 , null]", ["1e-18", "null"]),
    ("[true,false , -0.5]", ["true", "false", "-0.5"]), ("\u{FEFF}[7]", ["7"]),
  ])
  func `the elements of an array are handed out byte for byte`(text: String, elements: [String]) throws {
    let bytes = Data(text.utf8)
    let document = try JSONDocument(bytes)
    let places = try #require(document.elements)
    #expect(places.map { String(decoding: bytes[$0], as: UTF8.self) } == elements)
    #expect(document.count == elements.count)
  }

  @Test(arguments: [
    ("{}", JSONNode.Kind.object, 0), (#"{"a":{"b":"}"},"c":1} "#, .object, 2), ("[[1,2,3]]", .array, 1),
    ("7", .number, 0), (" null", .null, 0), ("true", .bool, 0), (#""[""#, .string, 0),
  ])
  func `a text is told by what it is as a whole`(text: String, kind: JSONNode.Kind, count: Int) throws {
    let document = try JSONDocument(Data(text.utf8))
    #expect(document.kind == kind)
    #expect(document.count == count)
    #expect((document.elements == nil) == (kind != .array))
  }

  @Test(arguments: [
    #"[{"id":"bit\"coin","x":[1,{}]},{"id":"e"}]"#, #"{"a":{"b":["\\","]"]},"c":1}"#, "[true, false ,null,-1.5e3]",
    "\u{FEFF} [1]",
  ])
  func `what ends anywhere before its end is cut`(text: String) throws {
    let bytes = Data(text.utf8)
    let start = try #require(bytes.firstIndex { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") })
    for length in start + 1..<bytes.count {
      #expect(throws: JSONFault.cut) { try JSONDocument(bytes.prefix(length)) }
    }
    #expect(throws: Never.self) { try JSONDocument(bytes) }
  }

  @Test(arguments: [
    "", "  ", "<html>", "[] []", "{}x", "tru", "nul", #""a"#, "[tx", "[t]", "[nulls", "[1 2", "[}", "{]", "{1", "[1:",
    "{\"a\",",
  ])
  func `what is no JSON, wherever it ends, is damaged`(text: String) {
    #expect(throws: JSONFault.damaged) { try JSONDocument(Data(text.utf8)) }
  }

  @Test func `a text holds a million arrays and objects at most`() throws {
    func text(_ count: Int) -> Data { Data("[\(String(repeating: "{},", count: count - 2))[]]".utf8) }
    #expect(try JSONDocument(text(1 << 20)).count == (1 << 20) - 1)
    #expect(throws: JSONFault.damaged) { try JSONDocument(text((1 << 20) + 1)) }
  }

  @Test func `a document of a part of larger data counts from its own start`() throws {
    let data = Data("xx[1,[2]]xx".utf8)
    #expect(try JSONDocument(data[2..<9]).elements == [1..<2, 3..<6])
  }
}
