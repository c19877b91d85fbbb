import Foundation

/// A source that answers from the cache what is new enough, asks the network for the rest once for all who want it, and
/// falls back on an older copy when the network fails.
struct CachedSource: ResponseSource {
  let cache: AnswerCache
  let use: CacheUse
  /// How old a copy may be when the network fails, in seconds.
  let maxAge: Double
  let server: APIServer
  let check: ResponseCheck
  let deadline: Deadline
  let reporter: Reporter
  /// The network, which has to answer by a deadline.
  let network: @Sendable (Deadline) -> any ResponseSource

  /// How long the network has where a copy could serve, in seconds.
  static let patience = 5.0

  func response(to endpoint: Endpoint) async throws(Failure) -> Response {
    let began = time.uptime()
    let response = use == .refresh ? try await fetch(endpoint, by: deadline) : try await answer(to: endpoint)
    if response.isCopy {
      reporter.exchange(
        Reporter.Exchange(
          url: try server.url(for: endpoint).absoluteString, status: response.status,
          milliseconds: Int((time.uptime() - began) * 1000), origin: .cache))
    }
    return response
  }

  private func answer(to endpoint: Endpoint) async throws(Failure) -> Response {
    let began = time.now()
    let copy = copy(of: endpoint)
    if let copy, isNew(copy, endpoint) { return copy }
    guard use != .offline else { return try spare(copy, after: .unreachable(host: server.host, .offline)) }
    let limit = copy == nil ? deadline : deadline.orSooner(seconds: Self.patience)
    guard let turn = await turn(at: endpoint, by: limit) else {
      return try spare(copy, after: .unreachable(host: server.host, .timedOut(seconds: limit.seconds)))
    }
    defer { turn.lock?.release() }
    // Somebody else may have had the lock before, even where there was no wait for it.
    if let copy = self.copy(of: endpoint), isNew(copy, endpoint) { return copy }
    if let failure = cache.failure(key(endpoint), since: began, at: time.now()) {
      return try spare(copy, after: failure)
    }
    return try await fetch(endpoint, by: limit, or: copy)
  }

  private var time: TimeSource { deadline.time }

  private func key(_ endpoint: Endpoint) -> CacheKey { CacheKey(endpoint, server) }
}

extension CachedSource {
  /// Being the one that asks.
  private struct Turn {
    /// Nil where no lock can be had, as in a folder that must not be written to; then everybody asks.
    let lock: FileLock?
  }

  private static let pollInterval = 0.02

  /// Waits until nobody else asks the same; nil when that takes too long.
  private func turn(at endpoint: Endpoint, by limit: Deadline) async -> Turn? {
    while limit.remaining > 0 {
      do {
        if let lock = try cache.lock(key(endpoint)) { return Turn(lock: lock) }
      } catch {
        return Turn(lock: nil)
      }
      await time.sleep(Self.pollInterval)
    }
    return nil
  }

  /// Asks the network, keeps what it answers, and falls back on `copy` when that is of no use.
  private func fetch(
    _ endpoint: Endpoint, by limit: Deadline, or copy: Response? = nil
  ) async throws(Failure) -> Response {
    let response: Response
    do throws(Failure) {
      response = try await network(limit).response(to: endpoint)
    } catch {
      stamp(error, endpoint)
      return try spare(copy, after: error)
    }
    do throws(Failure) {
      let checked = try check.checked(response, to: endpoint)
      keep(checked, endpoint)
      return checked
    } catch {
      stamp(error, endpoint)
      return (try? spare(copy, after: error)) ?? response
    }
  }

  /// The copy in place of what failed.
  private func spare(_ copy: Response?, after failure: Failure) throws(Failure) -> Response {
    guard failure.isOfTheNetwork, var copy else { throw failure }
    copy.staleBecause = failure
    return copy
  }

  private func keep(_ response: Response, _ endpoint: Endpoint) {
    do throws(FileFault) {
      try cache.keep(response, as: key(endpoint), at: time.now())
    } catch {
      reporter.notice(
        Notice(code: .cacheUnusable, message: "answers are not kept, since \(cache.folder) fails: \(error.words)"))
    }
  }

  /// Tells those who wait, unless it is our own time or key that failed; where that cannot be, they ask themselves.
  private func stamp(_ failure: Failure, _ endpoint: Endpoint) {
    switch failure {
    case .unreachable(_, .timedOut), .unauthorized: return
    default: try? cache.stamp(failure, key(endpoint), at: time.now())
    }
  }
}

extension CachedSource {
  private func isNew(_ copy: Response, _ endpoint: Endpoint) -> Bool { age(of: copy) < endpoint.freshness }

  /// An answer of an unknown time is older than any other.
  private func age(of copy: Response) -> Double { copy.fetchedAt.map(time.now().timeIntervalSince) ?? .infinity }

  /// The copy that may serve: one that is new, or else the younger of those that may stand in for the network.
  private func copy(of endpoint: Endpoint) -> Response? {
    let limit = use == .offline ? .infinity : max(maxAge, endpoint.freshness)
    let own = kept(endpoint, youngerThan: limit)
    if let own, isNew(own, endpoint) { return own }
    return listed(endpoint, youngerThan: own.map(age) ?? limit) ?? own
  }

  /// How far ahead of the clock a copy may be that was kept before the clock was set right, in seconds.
  private static let drift = 60.0

  /// A copy from the future does not count, as its age is unknown: the clock has been set back since.
  private func kept(_ endpoint: Endpoint, youngerThan limit: Double) -> Response? {
    guard var copy = cache.answer(key(endpoint)), (-Self.drift..<limit).contains(age(of: copy)) else { return nil }
    copy.isCopy = true
    return copy
  }

  /// An answer made of rows of the list, when it has every coin that is asked for.
  private func listed(_ endpoint: Endpoint, youngerThan limit: Double) -> Response? {
    guard case .markets(let markets) = endpoint, !markets.ids.isEmpty,
      var list = kept(.markets(Endpoint.Markets(currency: markets.currency)), youngerThan: limit),
      let rows = MarketRows(list)?.picked(markets.ids)
    else { return nil }
    // A coin without a rank of its own may have one in an answer that names it.
    guard rows.count == markets.ids.count, rows.allSatisfy({ $0.rank != nil }) else { return nil }
    list.body = MarketRows.body(rows.map(\.bytes))
    list.total = rows.count
    return list
  }
}

extension Failure {
  /// Whether it tells of the way to the data rather than of the data.
  fileprivate var isOfTheNetwork: Bool { [.rateLimited, .unreachable, .badResponse].contains(exitCode) }
}
