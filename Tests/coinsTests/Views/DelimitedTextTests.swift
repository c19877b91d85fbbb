import CoinKit
import Foundation
import Testing

@testable import coins

/// A name, and its cell in CSV and in TSV.
private struct Cell: Sendable, CustomTestStringConvertible {
  let name: String
  let csv: String
  let tsv: String

  init(_ name: String, csv: String, tsv: String) {
    (self.name, self.csv, self.tsv) = (name, csv, tsv)
  }

  var testDescription: String { name.debugDescription }
}

@Suite struct DelimitedTextTests {
  private static func text(_ format: DelimitedText, name: String?) throws -> String {
    let coin = CoinCandidate(id: "x", symbol: "X", name: name, marketCapRank: 7)
    let table = try #require(SampleViews.search([coin], fields: ["id", "name", "market_cap_rank"]).table)
    return String(decoding: format.bytes(table), as: UTF8.self)
  }

  @Test(arguments: [
    Cell("Bitcoin", csv: "Bitcoin", tsv: "Bitcoin"),
    Cell("a, b", csv: "\"a, b\"", tsv: "a, b"),
    Cell("say \"hi\"", csv: "\"say \"\"hi\"\"\"", tsv: "say \"hi\""),
    Cell("a\nb", csv: "\"a\nb\"", tsv: #"a\nb"#),
    Cell("a\r\nb", csv: "\"a\nb\"", tsv: #"a\nb"#),
    Cell("a\tb", csv: "a b", tsv: #"a\tb"#),
    Cell(#"a\tb"#, csv: #"a\tb"#, tsv: #"a\\tb"#),
    Cell("=1+1", csv: "'=1+1", tsv: "=1+1"),
    Cell("+1", csv: "'+1", tsv: "+1"),
    Cell("-1", csv: "'-1", tsv: "-1"),
    Cell("@SUM(A1)", csv: "'@SUM(A1)", tsv: "@SUM(A1)"),
    Cell(" =1", csv: "' =1", tsv: " =1"),
    Cell("\n=1", csv: "\"'\n=1\"", tsv: #"\n=1"#),
    Cell("\t=1", csv: "' =1", tsv: #"\t=1"#),
    Cell("＝1", csv: "'＝1", tsv: "＝1"),
    Cell("1=1", csv: "1=1", tsv: "1=1"),
    Cell("\u{1B}[2J", csv: "\u{FFFD}[2J", tsv: "\u{FFFD}[2J"),
  ])
  private func `a text is one cell, and no formula to a spreadsheet`(cell: Cell) throws {
    #expect(try Self.text(.csv(hasHeader: false), name: cell.name) == "x,\(cell.csv),7\n")
    #expect(try Self.text(.tsv(hasHeader: false), name: cell.name) == "x\t\(cell.tsv)\t7\n")
  }

  @Test func `a header names the keys, and what is not known is empty`() throws {
    #expect(try Self.text(.csv(hasHeader: true), name: nil) == "id,name,market_cap_rank\nx,,7\n")
    #expect(try Self.text(.tsv(hasHeader: true), name: nil) == "id\tname\tmarket_cap_rank\nx\t\t7\n")
  }

  @Test func `numbers are those of JSON, and a series is parted by spaces`() throws {
    let body = """
      [{"id":"x","current_price":-1.5e-9,"market_cap":47447226850712560,"sparkline_in_7d":{"price":[1,null,2.5]}}]
      """
    let coins = try CoinDecoder().markets(JSONDocument(Data(body.utf8))).value
    let table = try #require(
      SampleViews.list(coins, fields: ["current_price", "market_cap", "sparkline_in_7d"]).table)
    #expect(
      String(decoding: DelimitedText.csv(hasHeader: false).bytes(table), as: UTF8.self)
        == "-1.5e-09,47447226850712560,1 null 2.5\n")
  }
}
