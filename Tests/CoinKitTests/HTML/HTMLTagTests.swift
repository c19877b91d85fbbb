import Testing

@testable import CoinKit

@Suite struct HTMLTagTests {
  @Test(
    arguments: [
      ("br", .endsLine), ("BR", .endsLine), ("div", .startsLine), ("p", .startsParagraph), ("H1", .startsParagraph),
      ("li", .startsItem), ("Script", .hidesContents), ("style", .hidesContents), ("a", .none), ("em", .none),
    ] as [(String, HTMLTag.Effect)])
  func `an element is known in any case`(name: String, effect: HTMLTag.Effect) throws {
    let tag = try #require(HTMLTag(name: name.utf8))
    #expect(tag.effect == effect)
    #expect(tag.name == name.lowercased())
  }

  @Test(arguments: ["", "bb", "your", "3", "brr", "h7"]) func `anything else is no element`(name: String) {
    #expect(HTMLTag(name: name.utf8) == nil)
  }
}
