import Foundation
import Platform
import Testing

@testable import CoinGecko

@Suite struct EncodableJSONTests {
  @Test func `a value is one line, with its members in the order of their names`() throws {
    #expect(try ["b": "x\ny", "a": "/"].asJSON() == Data(#"{"a":"\/","b":"x\ny"}"#.utf8))
  }

  @Test func `a value that JSON cannot hold is a fault`() {
    #expect(throws: FileFault(code: EINVAL)) { try [Double.infinity].asJSON() }
  }
}
