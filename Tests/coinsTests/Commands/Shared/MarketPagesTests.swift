import CoinGecko
import CoinKit
import Foundation
import Platform
import Synchronization
import TerminalKit
import Testing

@testable import coins

@Suite struct MarketPagesTests {
  private static let failure = Failure.api(.unreachable(host: "api.example.com", .refused))

  private let log = MessageLog()

  private func first(
    _ count: Int, category: String? = nil, of market: PagedMarket, errors: ErrorStream? = nil
  ) async throws -> MarketPages.Joined {
    try await MarketPages(
      api: CoinAPI(on: market.network, saying: errors ?? log.errors), currency: "eur", category: category,
      skipsSparklines: true
    ).first(count)
  }

  private func ids(_ joined: MarketPages.Joined) -> [String] { joined.rows.map(\.coin.id) }

  @Test(arguments: [(1, [1]), (250, [1]), (251, [1, 2]), (500, [1, 2]), (1000, [1, 2, 3, 4])])
  func `as many pages are asked for as it takes, and no more coins are given than were wanted`(
    count: Int, pages: [Int]
  ) async throws {
    let market = PagedMarket { .page(250, from: ($0 - 1) * 250) }
    let joined = try await first(count, of: market)
    #expect(ids(joined) == (0..<count).map { "coin-\($0)" })
    #expect(joined.failure == nil)
    #expect(market.asked.sorted() == pages)
    #expect(market.asked.first == 1)
  }

  @Test func `at most two pages are asked for at once`() async throws {
    let third = Settlement<Void>()
    let market = PagedMarket { number in
      if number == 2 { await third.value }
      if number == 3 { third.settle(()) }
      return .page(250, from: (number - 1) * 250)
    }
    _ = try await first(2000, of: market)
    #expect(market.mostAtOnce == 2)
    #expect(market.asked.sorted() == Array(1...8))
  }

  @Test func `coins that moved from one page to another come once`() async throws {
    let market = PagedMarket { .page(250, from: ($0 - 1) * 249) }
    let joined = try await first(500, of: market)
    #expect(ids(joined) == (0..<499).map { "coin-\($0)" })
    #expect(!joined.isAtEnd)
  }

  @Test(arguments: [0, 250])
  func `an empty page, or one with no coin that is new, is the end`(count: Int) async throws {
    let market = PagedMarket { $0 == 1 ? .page(250, from: 0) : .page(count, from: 0) }
    let joined = try await first(2500, of: market)
    #expect(joined.rows.count == 250 && joined.failure == nil && joined.isAtEnd)
    #expect(market.asked.sorted() == [1, 2, 3])
    #expect(log.notices.isEmpty)
  }

  @Test(arguments: [(250, [1]), (400, [1, 2]), (700, [1, 2, 3])])
  func `where the total is known no page behind it is asked for`(total: Int, pages: [Int]) async throws {
    let market = PagedMarket { number in
      .page(min(250, total - (number - 1) * 250), from: (number - 1) * 250, total: total)
    }
    let joined = try await first(10_000, of: market)
    #expect(joined.rows.count == total && joined.isAtEnd)
    #expect(market.asked.sorted() == pages)
    #expect(try await !first(total, of: market).isAtEnd)
  }

  @Test func `a short page of a category is not the last one`() async throws {
    let market = PagedMarket { .page($0 < 4 ? 100 : 0, from: ($0 - 1) * 100) }
    #expect(try await first(250, category: "layer-1", of: market).rows.count == 250)
    #expect(market.asked == [1, 2, 3])
    #expect(try await first(1000, category: "layer-1", of: market).rows.count == 300)
    #expect(market.asked == [1, 2, 3, 1, 2, 3, 4])
  }

  @Test func `short pages of a category end with its total`() async throws {
    let market = PagedMarket { .page(100, from: ($0 - 1) * 100, total: 300) }
    #expect(try await first(1000, category: "layer-1", of: market).rows.count == 300)
    #expect(market.asked == [1, 2, 3])
  }

  @Test(arguments: [nil, "layer-1"] as [String?])
  func `each page is asked for by its number and in full`(category: String?) async throws {
    let market = PagedMarket { .page(250, from: ($0 - 1) * 250) }
    _ = try await first(500, category: category, of: market)
    #expect(market.asked.sorted() == [1, 2])
    for url in market.network.urls {
      #expect(url.path == "/api/v3/coins/markets")
      #expect(url.query("vs_currency") == "eur" && url.query("per_page") == "250")
      #expect(url.query("category") == category && url.query("ids") == nil)
    }
  }

  // MARK: Pages that do not come

  @Test func `without the first page there is nothing`() async throws {
    let market = PagedMarket { _ in .refused }
    await #expect(throws: Self.failure) { try await first(1000, of: market) }
    #expect(market.asked == [1])
  }

  @Test(
    arguments: [
      ([2], [0, 500], "pages 2, 4 of 4 are missing from this list"),
      ([3], [0, 250], "pages 3 to 4 of 4 are missing from this list"),
      ([4], [0, 250, 500], "page 4 of 4 is missing from this list"),
      ([2, 3], [0], "pages 2 to 4 of 4 are missing from this list"),
    ] as [([Int], [Int], String)])
  func `of a page that does not come, and of those not asked for after it, a notice tells`(
    lost: [Int], starts: [Int], message: String
  ) async throws {
    let market = PagedMarket { lost.contains($0) ? .refused : .page(250, from: ($0 - 1) * 250) }
    let joined = try await first(1000, of: market)
    #expect(ids(joined) == starts.flatMap { start in (start..<start + 250).map { "coin-\($0)" } })
    #expect(joined.failure == Self.failure)
    #expect(log.notices == [Notice(code: .pageLost, message: message)])
  }

  @Test func `of several failures the one of the first page decides`() async throws {
    let market = PagedMarket { number in
      switch number {
      case 2: .answer(200, "nothing of JSON")
      case 3: .refused
      default: .page(250, from: 0)
      }
    }
    #expect(
      try await first(1000, of: market).failure == .api(.badResponse(host: "api.example.com", .notJSON)))
  }

  // MARK: Progress

  @Test func `while later pages are waited for that is told`() async throws {
    let shown = Mutex<[String]>([])
    let isShowing = Settlement<Void>()
    let errors = ErrorStream(terminal: .sample(80), isJSON: false) { text in
      shown.withLock { $0.append(text.replacing(Style.erasedLine, with: "")) }
      isShowing.settle(())
    }
    let market = PagedMarket { number in
      // Nothing is said before a run takes long, which here is told by its first word.
      if number == 1 { await isShowing.value }
      return .page(250, from: (number - 1) * 250)
    }
    let time = TimeSource(now: { Date() }, uptime: { 0 }, sleep: { _ in })
    let joined = await errors.progress.during(time: time) {
      errors.progress.idle("idle")
      return await result { try await first(1000, of: market, errors: errors) }
    }
    #expect(try joined.get().rows.count == 1000)
    #expect(shown.withLock { $0 } == ["idle", "page 2 of 4", "idle", "page 4 of 4", "idle", ""])
  }
}

/// A network that gives the pages of a market, and counts how many are asked for at once.
private struct PagedMarket {
  let network: FakeNetwork
  private let log: Log

  private final class Log: Sendable {
    private let counts = Mutex((open: 0, most: 0))

    var mostAtOnce: Int { counts.withLock { $0.most } }

    func begin() { counts.withLock { $0 = ($0.open + 1, max($0.most, $0.open + 1)) } }
    func end() { counts.withLock { $0.open -= 1 } }
  }

  init(_ page: @escaping @Sendable (Int) async -> FakeNetwork.Answer) {
    let log = Log()
    self.log = log
    network = FakeNetwork { url in
      log.begin()
      defer { log.end() }
      return await page(Self.number(of: url))
    }
  }

  var asked: [Int] { network.urls.map(Self.number) }
  var mostAtOnce: Int { log.mostAtOnce }

  private static func number(of url: URL) -> Int { url.query("page").flatMap { Int($0) } ?? 0 }
}

extension FakeNetwork.Answer {
  /// So many coins, numbered from `start`.
  fileprivate static func page(_ count: Int, from start: Int, total: Int? = nil) -> Self {
    let rows = (0..<count).map { #"{"id":"coin-\#(start + $0)"}"# }.joined(separator: ",")
    return .answer(200, "[\(rows)]", total: total)
  }
}
