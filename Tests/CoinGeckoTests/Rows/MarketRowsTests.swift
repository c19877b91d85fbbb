import CoinKit
import Foundation
import Testing

@testable import CoinGecko

@Suite struct MarketRowsTests {
  private static let body = Data(
    #"""
    [ {"id":"a","symbol":"A","name":"Ay","market_cap_rank":1},
      {"id":"b","market_cap_rank":null,"market_cap_rank_with_rehypothecated":7,"price":1.50},
      "a stray", {"name":"no id"}, {"id":"c","symbol":3} ]
    """#.utf8)

  private static func rows(_ body: Data) throws -> MarketRows? { MarketRows(try JSONDocument(body)) }

  @Test func `rows keep what is needed to pick them, and those without an id are left out`() throws {
    let list = try #require(try Self.rows(Self.body))
    let rows = list.rows
    #expect(list.count == 5)
    #expect(rows.map(\.id) == ["a", "b", "c"])
    #expect(rows.map(\.symbol) == ["A", "", ""])
    #expect(rows.map(\.name) == ["Ay", "", ""])
    #expect(rows.map(\.rank) == [1, 7, nil])
  }

  @Test func `rows are picked as they came, in their order`() throws {
    let list = try #require(try Self.rows(Self.body))
    #expect(
      list.picked(["c", "b", "nothing"]).map { String(decoding: $0.bytes, as: UTF8.self) }
        == [
          #"{"id":"b","market_cap_rank":null,"market_cap_rank_with_rehypothecated":7,"price":1.50}"#,
          #"{"id":"c","symbol":3}"#,
        ])
  }

  @Test func `labels that are not UTF-8 are repaired, and the row stays as it came`() throws {
    let row = Data(#"{"id":"x?","symbol":"b?t","name":"Bit?coin"}"#.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 })
    let read = try #require(try Self.rows(Data("[".utf8) + row + Data("]".utf8))?.rows.first)
    #expect([read.id, read.symbol, read.name] == ["x\u{FFFD}", "b\u{FFFD}t", "Bit\u{FFFD}coin"])
    #expect(read.bytes == row)
  }

  @Test func `pages hold every row once, usable or not, whatever their size`() throws {
    let rows = try #require(try Self.rows(Self.body))
    let all = rows.page(1, size: .max)
    #expect(all.count == 5)
    #expect(String(decoding: all[2], as: UTF8.self) == #""a stray""#)
    for size in 1...6 {
      #expect((1...5).flatMap { rows.page($0, size: size) } == all)
      #expect(rows.page(1, size: size).count == min(size, 5))
    }
  }

  @Test(arguments: ["{}", "7", #""text""#])
  func `what is no array holds no rows`(body: String) throws {
    #expect(try Self.rows(Data(body.utf8)) == nil)
  }
}
