import Foundation
import Testing

@testable import coins

@Suite struct JSONOutlineTests {
  @Test(arguments: [
    ("[]", []), (" [ ] \n", []), ("[1,2]", ["1", "2"]), ("[ {\"a\":[1,2]} , [3] ]", ["{\"a\":[1,2]}", "[3]"]),
    (#"["a,]","\"]","\\"]"#, [#""a,]""#, #""\"]""#, #""\\""#]), ("[1e-18 , null]", ["1e-18", "null"]),
    ("\u{FEFF}[7]", ["7"]),
  ])
  func `the elements of an array are handed out byte for byte`(text: String, elements: [String]) throws {
    let bytes = Data(text.utf8)
    guard case .array(let places) = JSONOutline(bytes) else {
      Issue.record("\(JSONOutline(bytes))")
      return
    }
    #expect(places.map { String(decoding: bytes[$0], as: UTF8.self) } == elements)
  }

  @Test(arguments: [
    ("{}", JSONOutline.object), (#"{"a":{"b":"}"}} "#, .object), ("", .other), ("  ", .other), ("7", .other),
    ("<html>", .other), ("[] []", .other), ("{}x", .other), ("null", .other),
  ])
  func `an object is told from what is neither`(text: String, outline: JSONOutline) {
    #expect(JSONOutline(Data(text.utf8)) == outline)
  }

  @Test(arguments: [#"[{"id":"bit\"coin","x":[1,{}]},{"id":"e"}]"#, #"{"a":{"b":["\\","]"]},"c":1}"#])
  func `what ends anywhere before its end is cut`(text: String) {
    let bytes = Data(text.utf8)
    for length in 1..<bytes.count { #expect(JSONOutline(bytes.prefix(length)) == .cut) }
    #expect(JSONOutline(bytes) != .cut)
  }
}
