import CoinKit
import CommandLineKit

extension Option<Int?> {
  static var top: Self {
    Option(
      "top", "N", .integer(1...10_000), absent: "250", "Fetch the N largest coins, 1 to 10000",
      more: "More than 250 coins take a request for each 250; without a key the API answers only a few a minute.")
  }
}

extension Option<CoinSort.Key?> {
  static var sort: Self {
    Option(
      "sort", "KEY", .choice("sort key"), absent: "rank", "Order by rank, name, price, change, cap or volume",
      more: "Rank and name ascend, the others descend; what is unknown comes last either way. Coins that are named "
        + "keep the order in which they are named.")
  }
}

extension Option<Bool> {
  static var reverse: Self { Option(flag: "reverse", short: "r", "Turn the order round") }
}

extension Option<String?> {
  static var filter: Self {
    Option(
      "filter", "TEXT", .text, "Keep coins with TEXT in their id, symbol or name",
      more: "Upper and lower case do not count.")
  }

  static var category: Self {
    Option(
      "category", "ID", .text,
      refusing: .init(
        "named coins", hint: "write either the coins or --category; --filter picks coins out of a category"),
      "Keep coins of a category, by CoinGecko's id for it", more: "No coin can be named beside it.")
  }
}
