import Foundation
import Testing

@testable import CoinKit

@Suite struct JSONCursorTests {
  @Test func `values come one after the other, with what is within them passed over`() throws {
    let text = #" [ 1 , "a,]" , [ [2] , {"b":3} ] , null , true , {} , false ] "#
    let document = try JSONDocument(Data(text.utf8))
    let values = try document.withRoot { root in
      var cursor = try JSONCursor(root, .array)
      #expect(cursor.count == 7)
      var values: [String] = []
      while cursor.left > 0 {
        values.append(String(decoding: Array(text.utf8)[cursor.range], as: UTF8.self))
        cursor.advance()
      }
      return values
    }
    #expect(values == ["1", #""a,]""#, #"[ [2] , {"b":3} ]"#, "null", "true", "{}", "false"])
  }

  @Test func `an object gives a name before each value`() throws {
    let text = #"{ "a" : [1] , "b\"" : 2 }"#
    let document = try JSONDocument(Data(text.utf8))
    let names = try document.withRoot { root in
      var cursor = try JSONCursor(root, .object)
      var names: [String] = []
      while cursor.left > 0 {
        names.append(String(decoding: Array(text.utf8)[cursor.name()], as: UTF8.self))
        cursor.advance()
      }
      return names
    }
    #expect(names == ["a", #"b\""#])
  }

  @Test func `any other value has no cursor`() throws {
    let document = try JSONDocument(Data("null".utf8))
    #expect(throws: JSONMismatch.null) { try document.withRoot { try JSONCursor($0, .array) } }
    let object = try JSONDocument(Data("{}".utf8))
    #expect(throws: JSONMismatch.kind(.object)) { try object.withRoot { try JSONCursor($0, .array) } }
  }
}
