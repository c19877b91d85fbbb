import CoinKit
import Foundation
import Testing

@Suite struct CoinModelTests {
  struct Field<Value: Sendable>: Sendable, CustomTestStringConvertible {
    let key: String
    let path: any KeyPath<CoinModel, Value?> & Sendable

    init(_ key: String, _ path: any KeyPath<CoinModel, Value?> & Sendable) {
      self.key = key
      self.path = path
    }

    var testDescription: String { key }
  }

  static let texts: [Field<String>] = [
    Field("symbol", \.symbol), Field("name", \.name), Field("image", \.image), Field("ath_date", \.athDate),
    Field("atl_date", \.atlDate), Field("last_updated", \.lastUpdated),
  ]

  static let wholes: [Field<Int>] = [
    Field("market_cap_rank", \.marketCapRank),
    Field("market_cap_rank_with_rehypothecated", \.marketCapRankWithRehypothecated),
  ]

  static let numbers: [Field<Double>] = [
    Field("current_price", \.currentPrice),
    Field("market_cap", \.marketCap),
    Field("fully_diluted_valuation", \.fullyDilutedValuation),
    Field("total_volume", \.totalVolume),
    Field("high_24h", \.high24H),
    Field("low_24h", \.low24H),
    Field("price_change_24h", \.priceChange24H),
    Field("price_change_percentage_24h", \.priceChangePercentage24H),
    Field("market_cap_change_24h", \.marketCapChange24H),
    Field("market_cap_change_percentage_24h", \.marketCapChangePercentage24H),
    Field("circulating_supply", \.circulatingSupply),
    Field("total_supply", \.totalSupply),
    Field("max_supply", \.maxSupply),
    Field("ath", \.ath),
    Field("ath_change_percentage", \.athChangePercentage),
    Field("atl", \.atl),
    Field("atl_change_percentage", \.atlChangePercentage),
    Field("price_change_percentage_24h_in_currency", \.priceChangePercentage24HInCurrency),
    Field("current_holdings", \.currentHoldings),
  ]

  @Test func `the tables below hold every key`() {
    let keys =
      Self.texts.map(\.key) + Self.wholes.map(\.key) + Self.numbers.map(\.key) + ["id", "sparkline_in_7d"]
    #expect(keys.sorted() == CoinModel.CodingKeys.allCases.map(\.rawValue).sorted())
  }

  @Test(arguments: texts) func `a text is read, and nil when null or missing`(field: Field<String>) throws {
    #expect(try coin("x", #""\#(field.key)":"币安 🚀""#)[keyPath: field.path] == "币安 🚀")
    #expect(try coin("x", #""\#(field.key)":null"#)[keyPath: field.path] == nil)
    #expect(try coin("x")[keyPath: field.path] == nil)
  }

  @Test(arguments: wholes) func `a whole number is read, and nil when null or missing`(field: Field<Int>) throws {
    #expect(try coin("x", #""\#(field.key)":12"#)[keyPath: field.path] == 12)
    #expect(try coin("x", #""\#(field.key)":null"#)[keyPath: field.path] == nil)
    #expect(try coin("x")[keyPath: field.path] == nil)
  }

  @Test(arguments: numbers) func `a number is read, and nil when null or missing`(field: Field<Double>) throws {
    for text in ["819.5", "0", "-3", "1e-18", "1.42e+29", "47447226850712560"] {
      #expect(try coin("x", #""\#(field.key)":\#(text)"#)[keyPath: field.path] == Double(text))
    }
    #expect(try coin("x", #""\#(field.key)":null"#)[keyPath: field.path] == nil)
    #expect(try coin("x")[keyPath: field.path] == nil)
  }

  @Test func `a sparkline is read with its gaps`() throws {
    let sparkline = try coin("x", #""sparkline_in_7d":{"price":[1.5,null,3]}"#).sparklineIn7D
    #expect(sparkline == SparklineIn7D(price: [1.5, nil, 3]))
    #expect(try coin("x", #""sparkline_in_7d":null"#).sparklineIn7D == nil)
    #expect(try coin("x").sparklineIn7D == nil)
  }

  @Test(arguments: ["{}", #"{"id":null}"#, #"{"id":""}"#, #"{"id":7}"#, "[]", "null"])
  func `nothing without an id is a coin`(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CoinModel.self, from: Data(json.utf8)) }
  }

  @Test func `a coin survives encoding`() throws {
    let fields =
      Self.texts.map { #""\#($0.key)":"\#($0.key)""# }
      + Self.wholes.enumerated().map { #""\#($1.key)":\#($0 + 1)"# }
      + Self.numbers.enumerated().map { #""\#($1.key)":\#(Double($0) + 0.1)"# }
      + [#""sparkline_in_7d":{"price":[1e-18,null,1e14]}"#]
    for original in [try coin("full", fields.joined(separator: ",")), try coin("bare")] {
      let copy = try JSONDecoder().decode(CoinModel.self, from: try JSONEncoder().encode(original))
      #expect(copy == original)
    }
  }

  @Test(arguments: [
    (#""market_cap_rank":5"#, 5), (#""market_cap_rank":5,"market_cap_rank_with_rehypothecated":9"#, 5),
    (#""market_cap_rank":null,"market_cap_rank_with_rehypothecated":9"#, 9), (#""market_cap_rank":0"#, nil),
    (#""market_cap_rank":0,"market_cap_rank_with_rehypothecated":9"#, 9), ("", nil),
  ])
  func `the rank among all coins stands in for a missing one`(fields: String, rank: Int?) throws {
    #expect(try coin("x", fields).rank == rank)
  }

  @Test(arguments: [
    (#""name":"Bitcoin""#, "Bitcoin"), (#""name":"""#, "x"), (#""name":" \u200b""#, "x"), (#""name":null"#, "x"),
    ("", "x"),
  ])
  func `the id stands in for a missing name`(fields: String, name: String) throws {
    #expect(try coin("x", fields).displayName == name)
  }

  @Test func `holdings are worth their amount times the price`() throws {
    let coin = try coin("x", #""current_price":2.5"#)
    #expect(coin.currentHoldingsValue == nil)
    #expect(coin.updateHoldings(amount: 4).currentHoldingsValue == 10)
    #expect(coin.updateHoldings(amount: 0).currentHoldingsValue == 0)
  }

  @Test func `holdings of a coin without a price are worth nothing that is known`() throws {
    #expect(try coin("x").updateHoldings(amount: 4).currentHoldingsValue == nil)
  }

  @Test func `updating holdings changes a copy, and nothing else of it`() throws {
    let original = try coin("x", #""current_price":2.5,"name":"X""#)
    let updated = original.updateHoldings(amount: 4)
    #expect(original.currentHoldings == nil)
    #expect(updated == (try coin("x", #""current_price":2.5,"name":"X","current_holdings":4"#)))
    #expect(updated.updateHoldings(amount: 1).currentHoldings == 1)
  }
}
