import CoinKit
import Foundation
import Testing

@Suite struct DataRepairedUTF8Tests {
  @Test(arguments: [
    ([], ""), (Array("日本 🚀".utf8), "日本 🚀"), ([0x61, 0xFF, 0x62], "a\u{FFFD}b"), ([0x61, 0xE6, 0x97], "a\u{FFFD}"),
  ])
  func `what is not UTF-8 is replaced, and all else stays`(bytes: [UInt8], text: String) {
    #expect(Data(bytes).repairedUTF8 == Data(text.utf8))
  }

  @Test func `a slice is read from where it begins`() {
    let bytes: [UInt8] = [0xFF, 0x61, 0xFF, 0x62]
    #expect(Data(bytes)[1...].repairedUTF8 == Data("a\u{FFFD}b".utf8))
  }
}
