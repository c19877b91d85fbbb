import CoinKit
import Foundation

/// Finds what in the cache may answer a question.
struct CopyFinder: Sendable {
  let cache: AnswerCache
  let policy: CachePolicy
  let server: APIServer
  private let memory = ListMemory()

  init(policy: CachePolicy, server: APIServer) {
    cache = AnswerCache(folder: policy.folder)
    self.policy = policy
    self.server = server
  }

  /// How far ahead of the clock a copy may be that was kept before the clock was set right, in seconds.
  private static let drift = 60.0

  /// The copy that may serve: one that is new, or else the younger of those that may stand in for the network.
  func copy(for request: Request, at now: Date) -> RawResponse? {
    let limit = policy.use == .offline ? .infinity : max(policy.maxAge, request.freshness)
    let own = cache.answer(key(request.target)).map(\.raw).flatMap { isUsable($0, below: limit, now) ? $0 : nil }
    if let own, isNew(own, for: request, at: now) { return own }
    return picked(for: request, below: own.map { age(of: $0, at: now) } ?? limit, now) ?? own
  }

  /// Whether `copy` need not be asked for again.
  func isNew(_ copy: RawResponse, for request: Request, at now: Date) -> Bool {
    age(of: copy, at: now) < request.freshness
  }

  /// What tells whether a copy for `request` may be another than before.
  func digests(for request: Request) -> [Data?] {
    [request.target, request.cached?.list].compactMap { $0 }.map { cache.digests(key($0)) }
  }

  /// The key that answers to `target` are kept under.
  func key(_ target: Target) -> CacheKey { CacheKey(target, server) }

  /// An answer made of rows of a list, when that has every one that is asked for.
  private func picked(for request: Request, below limit: Double, _ now: Date) -> RawResponse? {
    guard let standIn = request.cached, let list = list(standIn.list), isUsable(list.raw, below: limit, now),
      let rows = standIn.rows(list.rows)
    else { return nil }
    return list.raw.holding(rows.map(\.bytes))
  }

  private func list(_ target: Target) -> ListMemory.List? {
    let key = key(target)
    if let digests = cache.digests(key), let list = memory.list(key, digests) { return list }
    guard let kept = cache.answer(key), let document = try? JSONDocument(kept.raw.body),
      let rows = MarketRows(document)
    else { return nil }
    let list = ListMemory.List(digests: kept.digests, rows: rows, raw: kept.raw)
    memory.remember(list, as: key)
    return list
  }

  /// A copy from the future does not count, as its age is unknown: the clock has been set back since.
  private func isUsable(_ copy: RawResponse, below limit: Double, _ now: Date) -> Bool {
    (-Self.drift..<limit).contains(age(of: copy, at: now))
  }

  /// An answer of an unknown time is older than any other.
  private func age(of copy: RawResponse, at now: Date) -> Double {
    copy.fetchedAt.map(now.timeIntervalSince) ?? .infinity
  }
}
