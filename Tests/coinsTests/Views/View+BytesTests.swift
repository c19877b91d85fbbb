import CoinKit
import Foundation
import TerminalKit
import TestSupport
import Testing

@testable import coins

/// That JSON holds nothing bare that the sanitiser forbids.
@Suite struct JSONWriterSanitizerTests {
  @Test(arguments: [
    ("\u{0}\u{1B}\u{7F}\u{9B}", #""\u0000\u001b\u007f\u009b""#), ("\u{202E}abc", #""\u202eabc""#),
    ("\u{2028}\u{FEFF}", #""\u2028\ufeff""#), ("\u{E0041}", #""\udb40\udc41""#), ("\u{10FFFF}", #""\udbff\udfff""#),
    ("币安 🚀", #""币安 🚀""#), ("e\u{301}\u{202E}", "\"e\u{301}\\u202e\""),
  ])
  func `a string is escaped just where it could deceive`(string: String, text: String) {
    let written = JSONWriter.text(of: .string(string), escaping: Sanitizer.isForbidden)
    #expect(written.unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: 0..<20) func `any text reads back as the same and deceives nobody`(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    // The first planes hold most of what matters, so half of the scalars come from there.
    let scalars = (0..<500).compactMap { index in
      Unicode.Scalar(UInt32.random(in: 0...(index.isMultiple(of: 2) ? 0x2100 : 0x10FFFF), using: &generator))
    }
    let string = String(String.UnicodeScalarView(scalars))
    let text = JSONWriter.text(of: .array([.string(string)]), escaping: Sanitizer.isForbidden)
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
