import CoinKit
import Testing

@Suite struct JSONValueTests {
  @Test func `a missing text is null`() {
    #expect(JSONValue("x" as String?) == .string("x"))
    #expect(JSONValue(nil as String?) == .null)
  }

  @Test func `texts are an array of them`() {
    #expect(JSONValue(["a", "b"]) == .array([.string("a"), .string("b")]))
    #expect(JSONValue([]) == .array([]))
  }

  @Test func `an object is written with its members in order, and may hold a name twice`() {
    let value: JSONValue = ["b": "x", "a": .null, "b": .integer(1)]
    #expect(value == .object([.init("b", .string("x")), .init("a", .null), .init("b", .integer(1))]))
  }
}
