// Makes Fixtures/api out of Fixtures/facts. From the top of the repository:
//
//     swift Fixtures/generate.swift
//
// The same facts give the same bytes on every machine: prices are walked with nothing but + - * /, and each coin's
// walk hangs on its id alone, so that a coin added to the table changes no other.

import Foundation

// MARK: - Randomness

/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014).
struct SplitMix64 {
  private var state: UInt64 = 0

  init(seed: String) {
    for byte in seed.utf8 {
      state = next() ^ UInt64(byte)
    }
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number from 0 up to 1.
  mutating func unit() -> Double {
    Double(next() >> 11) / 0x1p53
  }

  /// About normal, with mean 0 and variance 1: twelve units added, since a logarithm may differ between machines.
  mutating func normal() -> Double {
    (0..<12).reduce(-6) { sum, _ in sum + unit() }
  }

  mutating func integer(in range: Range<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }
}

// MARK: - JSON

/// A JSON value that keeps the order of its keys and the spelling of its numbers.
enum JSON {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The value on one line.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let bool): String(bool)
    case .number(let literal): literal
    case .string(let string): Self.quoted(string)
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map(Self.member).joined(separator: ",") + "}"
    }
  }

  /// The value as a file, a line for each of its elements or members, so that changes can be read as a diff.
  var file: String {
    switch self {
    case .array(let elements): "[\n" + elements.map(\.text).joined(separator: ",\n") + "\n]\n"
    case .object(let members): "{\n" + members.map(Self.member).joined(separator: ",\n") + "\n}\n"
    default: text + "\n"
    }
  }

  private static func member(key: String, value: JSON) -> String {
    quoted(key) + ":" + value.text
  }

  /// What the facts hold needs no escapes but these.
  private static func quoted(_ string: String) -> String {
    let escaped =
      string
      .replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\r", with: "\\r")
      .replacingOccurrences(of: "\n", with: "\\n")
    return "\"" + escaped + "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { (key: $0, value: $1) }) }
}

// MARK: - Facts

/// What is known about a coin: the API's keys and what they hold, as written in the facts.
///
/// A key that is absent, or says `null`, is not known.
struct Facts {
  private var values: [String: String]

  /// The rows of a table, below a line of names.
  static func table(_ text: String) -> [Facts] {
    let lines = text.split(separator: "\n")
    return lines.dropFirst().map { Facts(row: $0, header: lines[0]) }
  }

  /// A row of the table, where an empty cell is not known.
  private init(row: Substring, header: Substring) {
    let cells = zip(header.split(separator: "\t"), row.split(separator: "\t", omittingEmptySubsequences: false))
    values = Dictionary(uniqueKeysWithValues: cells.map { (String($0), String($1)) }).filter { !$0.value.isEmpty }
  }

  /// The row, with what a file of details adds: `key: value` lines, an empty line, and paragraphs, a line each.
  func adding(details: String) -> Facts {
    let lines = details.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("#") }
    let head = lines.prefix { !$0.isEmpty }
    let paragraphs = lines.dropFirst(head.count).filter { !$0.isEmpty }
    var facts = self
    for line in head {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      facts.values[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
    }
    facts.values["description"] = Self.description(paragraphs, of: id)
    return facts
  }

  var id: String { self["id"] ?? "" }

  subscript(key: String) -> String? {
    values[key].flatMap { $0 == "null" ? nil : $0 }
  }

  func quantity(_ key: String) -> Double? { self[key].flatMap(Double.init) }
  func number(_ key: String) -> JSON { self[key].map(JSON.number) ?? .null }
  func string(_ key: String) -> JSON { self[key].map(JSON.string) ?? .null }

  /// The parts of a value written `one, two, three`, where each may be empty.
  func list(_ key: String) -> [String] {
    self[key]?.components(separatedBy: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? []
  }

  /// A list filled up with empty strings, as the API does, but for what it does not know.
  func strings(_ key: String, filledTo count: Int = 0) -> JSON {
    let known = list(key).map { $0 == "null" ? JSON.null : .string($0) }
    return .array(known + Array(repeating: "", count: max(0, count - known.count)))
  }

  /// Paragraphs as the API sends them: line ends of Windows, a stray space here and there, empty lines at the end.
  private static func description(_ paragraphs: [Substring], of id: String) -> String {
    var random = SplitMix64(seed: "description of " + id)
    let breaks = ["\r\n\r\n", " \r\n\r\n", "\r\n\r\n\r\n"]
    return paragraphs.map { $0 + breaks[random.integer(in: 0..<breaks.count)] }.joined()
  }
}

// MARK: - Sparklines

/// The hour of the week a day before its end.
let dayAgo = 143
let weekEnd = 167

/// Hourly prices of the week that ends with the table's moment.
///
/// They agree with the facts: the last one is the price, the last 24 touch the day's high and low, the one before
/// them is what the change says, and none is beyond the extremes of all time. The six days before are made up.
///
/// - Returns: no points for a coin without a trading day.
func sparkline(of coin: Facts, market: [Double]) -> [Double] {
  guard let price = coin.quantity("current_price"), let change = coin.quantity("price_change_24h"),
    let high = coin.quantity("high_24h"), let low = coin.quantity("low_24h"),
    let highest = coin.quantity("ath"), let lowest = coin.quantity("atl")
  else { return [] }

  var random = SplitMix64(seed: coin.id)
  let span = max(high - low, abs(change))
  // What hardly moved in a day, such as a stable coin, hardly moves in a week, whatever the market does.
  let isCalm = high - low < 0.025 * price
  let day = low...high
  let week = isCalm ? max(lowest, low - abs(change))...min(highest, high + abs(change)) : lowest...highest

  /// As many hours as `hours` has, the last of them at `end`.
  func walk(from start: Double, to end: Double, hours: Range<Int>, within limits: ClosedRange<Double>) -> [Double] {
    var drift = 0.0
    let drifts = hours.map { hour in
      drift += (isCalm ? random.normal() : 0.8 * market[hour] + 0.6 * random.normal()) * span / 8
      return drift
    }
    let points = drifts.enumerated().map { index, offset in
      start + offset + (end - start - drift) * Double(index + 1) / Double(hours.count)
    }
    return points.dropLast().map { $0.reflected(in: limits) } + [end]
  }

  let yesterday = (price - change).clamped(to: day)
  // The market fell in that week.
  let start = (yesterday + span * (1.5 + 0.75 * random.normal())).reflected(in: week)
  let first = random.integer(in: dayAgo + 1..<weekEnd - 1)
  let second = random.integer(in: first + 1..<weekEnd)
  let (early, late) = change < 0 ? (high, low) : (low, high)
  return [start]
    + walk(from: start, to: yesterday, hours: 0..<dayAgo, within: week)
    + walk(from: yesterday, to: early, hours: dayAgo..<first, within: day)
    + walk(from: early, to: late, hours: first..<second, within: day)
    + walk(from: late, to: price, hours: second..<weekEnd, within: day)
}

extension Double {
  func clamped(to limits: ClosedRange<Double>) -> Double {
    min(max(self, limits.lowerBound), limits.upperBound)
  }

  /// The value, turned back at the limit that it passed.
  func reflected(in limits: ClosedRange<Double>) -> Double {
    let turned = self > limits.upperBound ? 2 * limits.upperBound - self : self
    return (turned < limits.lowerBound ? 2 * limits.lowerBound - turned : turned).clamped(to: limits)
  }
}

// MARK: - Answers

/// A row of `/coins/markets`, asked with `sparkline=true` and `price_change_percentage=24h`.
func row(of coin: Facts, market: [Double]) -> JSON {
  let prices = sparkline(of: coin, market: market).map { JSON.number(String(format: "%.7g", $0)) }
  return [
    "id": coin.string("id"),
    "symbol": coin.string("symbol"),
    "name": coin.string("name"),
    "image": "missing_large.png",
    "current_price": coin.number("current_price"),
    "market_cap": coin.number("market_cap"),
    "market_cap_rank": coin.number("market_cap_rank"),
    "fully_diluted_valuation": coin.number("fully_diluted_valuation"),
    "total_volume": coin.number("total_volume"),
    "high_24h": coin.number("high_24h"),
    "low_24h": coin.number("low_24h"),
    "price_change_24h": coin.number("price_change_24h"),
    "price_change_percentage_24h": coin.number("price_change_percentage_24h"),
    "market_cap_change_24h": coin.number("market_cap_change_24h"),
    "market_cap_change_percentage_24h": coin.number("market_cap_change_percentage_24h"),
    "circulating_supply": coin.number("circulating_supply"),
    "total_supply": coin.number("total_supply"),
    "max_supply": coin.number("max_supply"),
    "ath": coin.number("ath"),
    "ath_change_percentage": coin.number("ath_change_percentage"),
    "ath_date": coin.string("ath_date"),
    "atl": coin.number("atl"),
    "atl_change_percentage": coin.number("atl_change_percentage"),
    "atl_date": coin.string("atl_date"),
    "roi": .null,
    "last_updated": coin.string("last_updated"),
    "sparkline_in_7d": ["price": .array(prices)],
    "price_change_percentage_24h_in_currency": coin.number("price_change_percentage_24h"),
  ]
}

/// An answer of `/coins/{id}` without localization, tickers and data of market, community and developers.
func detail(of coin: Facts) -> JSON {
  // Each is written `id decimals address`; a coin of its own chain has a single empty one.
  let platforms = coin.list("platforms").map { $0.components(separatedBy: " ") }
  return [
    "id": coin.string("id"),
    "symbol": coin.string("symbol"),
    "name": coin.string("name"),
    "web_slug": coin.string("id"),
    "asset_platform_id": coin.string("asset_platform_id"),
    "platforms": .object(platforms.map { (key: $0[0], value: .string($0.last ?? "")) }),
    "detail_platforms": .object(
      platforms.map { platform in
        let decimals = platform.count > 1 ? JSON.number(platform[1]) : .null
        return (key: platform[0], value: ["decimal_place": decimals, "contract_address": .string(platform.last ?? "")])
      }),
    "block_time_in_minutes": coin.number("block_time_in_minutes"),
    "hashing_algorithm": coin.string("hashing_algorithm"),
    "categories": coin.strings("categories"),
    "preview_listing": .bool(false),
    "public_notice": .null,
    "additional_notices": [],
    "description": ["en": .string(coin["description"] ?? "")],
    "links": [
      "homepage": coin.strings("homepage", filledTo: 3),
      "whitepaper": coin.string("whitepaper"),
      "blockchain_site": coin.strings("blockchain_site", filledTo: 10),
      "official_forum_url": coin.strings("official_forum_url", filledTo: 3),
      "chat_url": coin.strings("chat_url", filledTo: 3),
      "announcement_url": coin.strings("announcement_url", filledTo: 2),
      "snapshot_url": .null,
      "twitter_screen_name": coin.string("twitter_screen_name"),
      "facebook_username": coin.string("facebook_username"),
      "bitcointalk_thread_identifier": .null,
      "telegram_channel_identifier": coin.string("telegram_channel_identifier"),
      "subreddit_url": coin.string("subreddit_url"),
      "repos_url": ["github": coin.strings("github"), "bitbucket": []],
    ],
    "image": ["thumb": "missing_thumb.png", "small": "missing_small.png", "large": "missing_large.png"],
    "country_origin": coin.string("country_origin"),
    "genesis_date": coin.string("genesis_date"),
    "sentiment_votes_up_percentage": .null,
    "sentiment_votes_down_percentage": .null,
    "watchlist_portfolio_users": .null,
    "market_cap_rank": coin.number("market_cap_rank"),
    "status_updates": [],
    "last_updated": coin.string("last_updated"),
  ]
}

// MARK: - Files

let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
let coins = Facts.table(try String(contentsOf: fixtures.appending(path: "facts/markets.tsv"), encoding: .utf8))
let categories = Facts.table(try String(contentsOf: fixtures.appending(path: "facts/categories.tsv"), encoding: .utf8))

let answers = fixtures.appending(path: "api/coins")
try FileManager.default.createDirectory(at: answers.appending(path: "categories"), withIntermediateDirectories: true)

// Coins share most of each hour's movement, so that bitcoin and what wraps it do not part.
var random = SplitMix64(seed: "market")
let market = (0..<weekEnd).map { _ in random.normal() }
let rows = JSON.array(coins.map { row(of: $0, market: market) })
try Data(rows.file.utf8).write(to: answers.appending(path: "markets.json"))

for coin in coins {
  let file = fixtures.appending(path: "facts/details/\(coin.id).txt")
  guard let details = try? String(contentsOf: file, encoding: .utf8) else { continue }
  let answer = detail(of: coin.adding(details: details))
  try Data(answer.file.utf8).write(to: answers.appending(path: "\(coin.id).json"))
}

let list = JSON.array(
  categories.map { ["category_id": $0.string("category_id"), "name": $0.string("name")] })
try Data(list.file.utf8).write(to: answers.appending(path: "categories/list.json"))

// Of a category whose coins are known, they are what the list is asked for with it.
for category in categories {
  guard let id = category["category_id"], let members = category["coins"]?.split(separator: " ") else { continue }
  let rows = JSON.array(
    coins.filter { members.contains(Substring($0.id)) }.map { row(of: $0, market: market) })
  try Data(rows.file.utf8).write(to: answers.appending(path: "markets?category=\(id).json"))
}
