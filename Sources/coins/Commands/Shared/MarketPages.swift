import CoinGecko
import CoinKit
import Platform

/// The largest coins of the market or of a category, fetched page by page and joined.
struct MarketPages {
  /// How many pages are asked for at the same time.
  private static let requestsAtOnce = 2

  let api: CoinAPI
  let currency: String
  /// The API's id of a category; nil for the whole market.
  let category: String?
  let skipsSparklines: Bool

  /// What came of the pages, and why more did not.
  struct Joined {
    fileprivate(set) var rows: [CoinRow] = []
    /// The pages that did not come, in ascending order.
    fileprivate var lost: [Lost] = []
    fileprivate var ids: Set<String> = []
    /// Whether the market, or the category, has no more coins than these.
    fileprivate(set) var isAtEnd = false
    /// Whether the last page was not full.
    fileprivate var isShort = false

    fileprivate struct Lost {
      let page: Int
      let failure: Failure
    }

    /// Nil when nothing is missing.
    var failure: Failure? { lost.first?.failure }
  }

  /// The first `count` coins by market cap, each once.
  ///
  /// - Throws: What keeps the first page from coming; later pages that do not come are told and left out.
  func first(_ count: Int) async throws(Failure) -> Joined {
    var joined = Joined()
    let start = try await page(1)
    joined.add(start)
    let wanted = min(count, start.total ?? count)
    let pages = (wanted + MarketsQuery.pageSize - 1) / MarketsQuery.pageSize
    var next = 2
    // A short page is not the last one of a category.
    while !joined.isAtEnd, joined.failure == nil, joined.rows.count < wanted, next <= pages || category != nil {
      let last = joined.isShort ? next : min(next + Self.requestsAtOnce - 1, max(next, pages))
      await api.waiting(for: "page \(next) of \(max(next, pages))") {
        await fetch(next...last, into: &joined)
      }
      next = last + 1
    }
    joined.isAtEnd = joined.isAtEnd || wanted < count
    if joined.failure != nil {
      let unasked = next <= pages ? Array(next...pages) : []
      api.tell(.lost(pages: joined.lost.map(\.page) + unasked, of: max(pages, next - 1)))
    }
    joined.rows.removeLast(max(0, joined.rows.count - count))
    return joined
  }

  private func fetch(_ pages: ClosedRange<Int>, into joined: inout Joined) async {
    let answers = await withTaskGroup(of: (Int, Result<Answer<[CoinModel]>, Failure>).self) { group in
      for number in pages {
        group.addTask { (number, await result { () async throws(Failure) in try await page(number) }) }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in pages {
      switch answers[number] {
      case .success(let answer): joined.add(answer)
      case .failure(let failure): joined.lost.append(Joined.Lost(page: number, failure: failure))
      case nil: break
      }
    }
  }

  private func page(_ number: Int) async throws(Failure) -> Answer<[CoinModel]> {
    let selection: MarketsQuery.Selection = category.map { .category($0, page: number) } ?? .top(page: number)
    let query = MarketsQuery(currency: currency, selection)
    return try await api.answer(to: .markets(query, skipsSparklines: skipsSparklines))
  }
}

extension MarketPages.Joined {
  /// Adds a page; coins move between pages while these are fetched, so some may come twice.
  fileprivate mutating func add(_ page: Answer<[CoinModel]>) {
    let before = rows.count
    rows.reserveCapacity(before + page.value.count)
    for coin in page.value where ids.insert(coin.id).inserted {
      rows.append(CoinRow(coin: coin, provenance: page.provenance))
    }
    isShort = page.value.count < MarketsQuery.pageSize
    isAtEnd = isAtEnd || rows.count == before
  }
}

extension Notice {
  /// Says which pages, in ascending order, are missing from a list.
  fileprivate static func lost(pages: [Int], of count: Int) -> Notice {
    var ranges: [ClosedRange<Int>] = []
    for page in pages {
      if let last = ranges.last, last.upperBound == page - 1 {
        ranges[ranges.count - 1] = last.lowerBound...page
      } else {
        ranges.append(page...page)
      }
    }
    let names = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)" }
    let subject =
      pages.count == 1 ? "page \(names[0]) of \(count) is" : "pages \(names.joined(separator: ", ")) of \(count) are"
    return Notice(code: .pageLost, message: "\(subject) missing from this list")
  }
}
