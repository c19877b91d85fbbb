import CoinKit
import Testing

@Suite struct CoinStatisticsTests {
  private static let market = """
    "current_price":92979,"price_change_24h":1338.66,"price_change_percentage_24h":1.46,"high_24h":93669,
    "low_24h":89368,"market_cap":1856549591034,"market_cap_change_24h":28250000000,
    "market_cap_change_percentage_24h":1.55,"market_cap_rank":1,"total_volume":115180000000,
    "circulating_supply":19950440,"max_supply":21000000,"total_supply":19950440.4
    """

  private static func statistics(
    _ market: String = market, detail fields: String = "", currency: CurrencyStyle = .usd
  ) throws -> CoinStatistics {
    CoinStatistics(coin: try coin("bitcoin", market), detail: try detail("bitcoin", fields), currency: currency)
  }

  private func value(_ title: String, in group: [StatisticModel]) throws -> String {
    try #require(group.first { $0.title == title }).value
  }

  @Test func `a coin of which all is known has every statistic, in this order`() throws {
    let all = try Self.statistics(detail: #""block_time_in_minutes":10,"hashing_algorithm":"SHA-256""#)
    #expect(
      all.overview == [
        StatisticModel(title: "Current Price", value: "$92,979.00", percentageChange: 1.46),
        StatisticModel(title: "Market Capitalization", value: "$1.86Tr", percentageChange: 1.55),
        StatisticModel(title: "Rank", value: "1"),
        StatisticModel(title: "Volume", value: "$115.18Bn"),
      ])
    #expect(
      all.additional == [
        StatisticModel(title: "24h High", value: "$93,669.00"),
        StatisticModel(title: "24h Low", value: "$89,368.00"),
        StatisticModel(title: "24h Price Change", value: "$1,338.66", percentageChange: 1.46),
        StatisticModel(title: "24h Market Cap Change", value: "$28.25Bn", percentageChange: 1.55),
        StatisticModel(title: "Block Time", value: "10 min"),
        StatisticModel(title: "Hashing Algorithm", value: "SHA-256"),
      ])
    #expect(
      all.supply == [
        StatisticModel(title: "Rank", value: "No. 1"),
        StatisticModel(title: "Market Cap", value: "$1,856,549,591,034"),
        StatisticModel(title: "Circulating Supply", value: "19,950,440"),
        StatisticModel(title: "Max Supply", value: "21,000,000"),
        StatisticModel(title: "Total Supply", value: "19,950,440"),
      ])
  }

  @Test func `what is unknown is not available, and keeps its place`() throws {
    let full = try Self.statistics()
    let unknown = [
      try Self.statistics(""), CoinStatistics(coin: nil, detail: nil, currency: .usd),
      CoinStatistics(coin: nil, detail: try detail("x"), currency: .usd),
    ]
    for none in unknown {
      for (group, like) in [
        (none.overview, full.overview), (none.additional, full.additional), (none.supply, full.supply),
      ] {
        #expect(group == like.map { StatisticModel(title: $0.title, value: "n/a") })
      }
    }
  }

  @Test func `ids are unique within a group`() throws {
    let all = try Self.statistics()
    for group in [all.overview, all.additional, all.supply] {
      #expect(Set(group.map(\.id)).count == group.count)
    }
  }

  @Test func `zero is a value`() throws {
    let zeros = try Self.statistics(
      """
      "current_price":0,"price_change_24h":0,"price_change_percentage_24h":0,"market_cap":0,"total_volume":0,
      "high_24h":0,"low_24h":0,"circulating_supply":0,"max_supply":0,"total_supply":0
      """)
    #expect(zeros.overview.first == StatisticModel(title: "Current Price", value: "$0.00", percentageChange: 0))
    #expect(try value("Volume", in: zeros.overview) == "$0.00")
    #expect(try value("24h Price Change", in: zeros.additional) == "$0.00")
    #expect(try value("Market Cap", in: zeros.supply) == "$0.00")
    #expect(try value("Circulating Supply", in: zeros.supply) == "0")
  }

  @Test func `a price without its change is shown without it`() throws {
    let price = try Self.statistics(#""current_price":2.5,"price_change_percentage_24h":null"#).overview.first
    #expect(price == StatisticModel(title: "Current Price", value: "$2.50"))
  }

  @Test(arguments: [
    ("10", "10 min"), ("10.0", "10 min"), ("0.2", "0.2 min"), ("2.5", "2.5 min"), ("0", "n/a"), ("-1", "n/a"),
    ("null", "n/a"),
  ])
  func `a block time of zero is missing`(minutes: String, text: String) throws {
    let additional = try Self.statistics(detail: #""block_time_in_minutes":\#(minutes)"#).additional
    #expect(try value("Block Time", in: additional) == text)
  }

  @Test(arguments: [(#""Ethash""#, "Ethash"), (#""""#, "n/a"), (#"" ""#, "n/a"), ("null", "n/a")])
  func `an empty algorithm is missing`(algorithm: String, text: String) throws {
    let additional = try Self.statistics(detail: #""hashing_algorithm":\#(algorithm)"#).additional
    #expect(try value("Hashing Algorithm", in: additional) == text)
  }

  @Test func `money is in the currency that was asked for, and counts are not`() throws {
    let euros = try Self.statistics(currency: CurrencyStyle(code: "eur"))
    #expect(euros.overview.map(\.value) == ["€92,979.00", "€1.86Tr", "1", "€115.18Bn"])
    #expect(euros.additional.prefix(4).map(\.value) == ["€93,669.00", "€89,368.00", "€1,338.66", "€28.25Bn"])
    #expect(
      euros.supply.map(\.value) == ["No. 1", "€1,856,549,591,034", "19,950,440", "21,000,000", "19,950,440"])
    let francs = try Self.statistics(currency: CurrencyStyle(code: "chf"))
    #expect(try value("Current Price", in: francs.overview) == "CHF 92,979.00")
  }

  @Test func `losses keep their minus before the sign`() throws {
    let loss = try Self.statistics(#""price_change_24h":-0.5,"market_cap_change_24h":-34720000000"#).additional
    #expect(try value("24h Price Change", in: loss) == "-$0.50")
    #expect(try value("24h Market Cap Change", in: loss) == "-$34.72Bn")
  }

  @Test func `a wrapped coin shows its rank among all`() throws {
    let wrapped = try Self.statistics(#""market_cap_rank":null,"market_cap_rank_with_rehypothecated":17"#)
    #expect(try value("Rank", in: wrapped.overview) == "17")
    #expect(try value("Rank", in: wrapped.supply) == "No. 17")
  }
}
