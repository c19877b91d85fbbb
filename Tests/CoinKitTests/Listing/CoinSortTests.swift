import CoinKit
import Testing

@Suite struct CoinSortTests {
  struct Order: Sendable, CustomTestStringConvertible {
    let key: CoinSort.Key
    let field: String
    let forward: [String]

    var testDescription: String { key.rawValue }
  }

  /// For each key the JSON field it compares, and the coins of values 1, 2 and 3 in its own direction.
  static let orders: [Order] = [
    Order(key: .rank, field: "market_cap_rank", forward: ["one", "two", "three"]),
    Order(key: .price, field: "current_price", forward: ["three", "two", "one"]),
    Order(key: .change, field: "price_change_percentage_24h", forward: ["three", "two", "one"]),
    Order(key: .cap, field: "market_cap", forward: ["three", "two", "one"]),
    Order(key: .volume, field: "total_volume", forward: ["three", "two", "one"]),
  ]

  @Test func `every key but the name, which is text, has an order below`() {
    #expect(Set(Self.orders.map(\.key)).union([.name]) == Set(CoinSort.Key.allCases))
    #expect(CoinSort.Key.allCases.filter(\.ascends) == [.rank, .name])
  }

  @Test(arguments: orders) func `a missing value is last both ways`(order: Order) throws {
    let coins = try [("two", "2"), ("none", "null"), ("three", "3"), ("one", "1")].map { id, value in
      try coin(id, #""\#(order.field)":\#(value)"#)
    }
    let backward = CoinSort(order.key, isReversed: true).sorted(coins, by: \.self)
    #expect(CoinSort(order.key).sorted(coins, by: \.self).map(\.id) == order.forward + ["none"])
    #expect(backward.map(\.id) == order.forward.reversed() + ["none"])
  }

  @Test(arguments: orders.filter { $0.key != .rank }, [false, true])
  func `equal values stand by rank, then by id, both ways`(order: Order, isReversed: Bool) throws {
    for value in ["7", "null"] {
      let coins = try [("d", "null"), ("c", "null"), ("b", "2"), ("a", "2"), ("z", "1")].map { id, rank in
        try coin(id, #""\#(order.field)":\#(value),"market_cap_rank":\#(rank)"#)
      }
      let sorted = CoinSort(order.key, isReversed: isReversed).sorted(coins, by: \.self)
      #expect(sorted.map(\.id) == ["z", "a", "b", "c", "d"])
    }
  }

  @Test func `equal ranks stand by id both ways`() throws {
    let coins = try ["b", "c", "a"].map { try coin($0, #""market_cap_rank":5"#) }
    #expect(CoinSort(.rank).sorted(coins, by: \.self).map(\.id) == ["a", "b", "c"])
    #expect(CoinSort(.rank, isReversed: true).sorted(coins, by: \.self).map(\.id) == ["a", "b", "c"])
  }

  @Test func `a wrapped coin stands by its rank among all`() throws {
    let coins = try [
      coin("weth", #""market_cap_rank_with_rehypothecated":17"#), coin("none"), coin("a", #""market_cap_rank":18"#),
    ]
    #expect(CoinSort(.rank).sorted(coins, by: \.self).map(\.id) == ["weth", "a", "none"])
  }

  @Test func `names are compared as shown, in any case`() throws {
    let coins = try [
      coin("x", #""name":"beta""#), coin("gamma"), coin("y", #""name":"Alpha""#), coin("z", #""name":"ÄR""#),
    ]
    #expect(CoinSort(.name).sorted(coins, by: \.self).map(\.id) == ["y", "x", "gamma", "z"])
    #expect(CoinSort(.name, isReversed: true).sorted(coins, by: \.self).map(\.id) == ["z", "gamma", "x", "y"])
  }

  @Test(arguments: CoinSort.Key.allCases, [false, true])
  func `the order does not depend on how the coins came`(key: CoinSort.Key, isReversed: Bool) throws {
    let coins = try (0..<60).map { number in
      try coin(
        "coin-\(number)",
        number % 3 == 0
          ? ""
          : """
          "market_cap_rank":\(number % 7 + 1),"current_price":\(number % 5),"market_cap":\(number % 4),
          "price_change_percentage_24h":\(number % 6 - 3),"total_volume":0,"name":"\(number % 2)"
          """)
    }
    let sort = CoinSort(key, isReversed: isReversed)
    let sorted = sort.sorted(coins, by: \.self)
    #expect(sort.sorted(coins.reversed(), by: \.self) == sorted)
    #expect(sort.sorted(sorted, by: \.self) == sorted)
    #expect(Set(sorted.map(\.id)) == Set(coins.map(\.id)))
  }

  @Test func `no coins stay none`() {
    #expect(CoinSort(.price).sorted([CoinModel](), by: \.self) == [])
  }
}
