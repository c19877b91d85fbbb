import TestSupport
import Testing

@testable import CommandLineKit

@Suite struct ValueReaderTests {
  @Test(arguments: [("1", 1), ("9", 9), ("009", 9), ("0", nil), ("10", nil), ("+5", nil), ("-5", nil), ("5.0", nil)])
  func `a whole number lies in its range`(text: String, value: Int?) {
    #expect((try? ValueReader.integer(1...9).read(text)) == value)
  }

  @Test(arguments: ["", "5 ", "٥", "99999999999999999999", "1e1", "0x5", "five"])
  func `what is no whole number is told with what is taken`(text: String) {
    #expect(throws: ValueProblem.unlike(.integer(1...9), text)) { try ValueReader.integer(1...9).read(text) }
  }

  @Test(
    arguments: [
      (".5", 0.5), ("1", 1), ("10", 10), ("10.", 10), ("0", nil), ("10.1", nil), ("inf", nil), ("nan", nil),
      ("0x1", nil), ("1e0", nil), ("-1", nil), ("", nil), ("1.2.3", nil),
    ] as [(String, Double?)])
  func `seconds are plain decimals above zero`(text: String, value: Double?) {
    #expect((try? ValueReader.seconds(limit: 10).read(text)) == value)
  }

  @Test(
    arguments: [
      ("90s", 90), ("5m", 300), ("1.5h", 5400), ("2D", 172_800), ("0", 0), ("0s", 0), ("90", nil), ("s", nil),
      ("", nil),
      ("1w", nil), ("-1s", nil), ("1e3s", nil), ("1 s", nil),
    ] as [(String, Double?)])
  func `a duration has a unit, but for zero`(text: String, value: Double?) {
    #expect((try? ValueReader.duration.read(text)) == value)
  }

  @Test func `a choice is read in any case`() throws {
    #expect(try ValueReader<SampleTool.Leaf>.choice("leaf").read("GREEN") == .green)
    #expect(throws: ValueProblem.unknown(noun: "leaf", "tea", known: ["green", "black", "oolong"])) {
      try ValueReader<SampleTool.Leaf>.choice("leaf").read("tea")
    }
  }

  @Test(
    arguments: [("a", ["a"]), ("B, a,b", ["b", "a"]), (",a,,", ["a"]), (",", nil), ("", nil), ("a,c", nil)]
      as [(String, [String]?)])
  func `of fields each is taken once, in the order written`(text: String, value: [String]?) {
    #expect((try? ValueReader.fields(["a", "b"]).read(text)) == value)
  }

  @Test func `no text, folder or file is empty`() {
    for reader in [ValueReader.text, .folder, .file] {
      #expect((try? reader.read("x")) == "x")
      #expect((try? reader.read("")) == nil)
    }
  }

  @Test(arguments: 0..<10) func `any text is read or refused`(seed: UInt64) {
    var generator = SplitMix64(state: seed)
    for _ in 1...200 {
      let length = Int.random(in: 0...6, using: &generator)
      let letters = (0..<length).compactMap { _ in "0159.,+-eEsmhdx \u{301}٥".randomElement(using: &generator) }
      let text = String(letters)
      if let seconds = try? ValueReader.seconds(limit: 86_400).read(text) { #expect((0...86_400).contains(seconds)) }
      if let seconds = try? ValueReader.duration.read(text) { #expect(seconds >= 0 && seconds.isFinite) }
      if let number = try? ValueReader.integer(1...9).read(text) { #expect((1...9).contains(number)) }
    }
  }
}
