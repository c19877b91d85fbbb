import Foundation
import Platform

/// A source that answers from the cache what is new enough, asks the network for the rest once for all who want it, and
/// falls back on an older copy when the network fails.
struct CachedSource: ResponseSource {
  let copies: CopyFinder
  let judge: Judge
  let events: Events
  let network: any ResponseSource

  /// How long the network has where a copy could serve, in seconds.
  static let patience = 5.0

  func response(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    let began = deadline.time.uptime()
    let response =
      copies.policy.use == .refresh
      ? try await fetch(request, by: deadline) : try await answer(to: request, by: deadline)
    if response.isCopy {
      events.exchange(
        Exchange(
          url: try copies.server.url(of: request.target).absoluteString, status: response.raw.status,
          milliseconds: Int((deadline.time.uptime() - began) * 1000), origin: .cache))
    }
    return response
  }

  private func answer(to request: Request, by deadline: Deadline) async throws(APIFailure) -> Response {
    let time = deadline.time
    let began = time.now()
    let digests = copies.digests(for: request)
    let copy = copies.copy(for: request, at: time.now())
    if let new = new(copy, for: request, at: time.now()) { return new }
    guard copies.policy.use != .offline else {
      return try spare(copy, for: request, after: .unreachable(host: judge.host, .offline))
    }
    let limit = copy == nil ? deadline : deadline.orSooner(seconds: Self.patience)
    guard let turn = await turn(at: request, by: limit) else {
      return try spare(copy, for: request, after: .unreachable(host: judge.host, .timedOut(seconds: limit.seconds)))
    }
    defer { turn.lock?.release() }
    // Somebody else may have had the lock before, even where there was no wait for it.
    if copies.digests(for: request) != digests {
      let latest = copies.copy(for: request, at: time.now())
      if let new = new(latest, for: request, at: time.now()) { return new }
    }
    if let failure = copies.cache.failure(copies.key(request.target), since: began, at: time.now()) {
      return try spare(copy, for: request, after: failure)
    }
    return try await fetch(request, by: limit, or: copy)
  }
}

extension CachedSource {
  /// Being the one that asks.
  private struct Turn {
    /// Nil where no lock can be had, as in a folder that must not be written to; then everybody asks.
    let lock: FileLock?
  }

  private static let pollInterval = 0.02

  /// Waits until nobody else asks the same; nil when that takes too long.
  private func turn(at request: Request, by limit: Deadline) async -> Turn? {
    while limit.remaining > 0 {
      do {
        if let lock = try copies.cache.lock(copies.key(request.target)) { return Turn(lock: lock) }
      } catch {
        return Turn(lock: nil)
      }
      await limit.time.sleep(Self.pollInterval)
    }
    return nil
  }

  /// Asks the network, keeps what it answers, and falls back on `copy` when that is of no use.
  private func fetch(
    _ request: Request, by limit: Deadline, or copy: RawResponse? = nil
  ) async throws(APIFailure) -> Response {
    let now = limit.time.now
    let response: Response
    do throws(APIFailure) {
      response = try await network.response(to: request, by: limit)
    } catch {
      stamp(error, request, at: now())
      return try spare(copy, for: request, after: error)
    }
    guard let failure = response.failure else {
      keep(response.raw, request, at: now())
      return response
    }
    stamp(failure, request, at: now())
    return (try? spare(copy, for: request, after: failure)) ?? response
  }

  private func keep(_ answer: RawResponse, _ request: Request, at now: Date) {
    do throws(FileFault) {
      try copies.cache.keep(answer, as: copies.key(request.target), at: now)
    } catch {
      events.cacheUnusable(copies.policy.folder, error)
    }
  }

  /// Tells those who wait, unless it is our own time or key that failed; where that cannot be, they ask themselves.
  private func stamp(_ failure: APIFailure, _ request: Request, at now: Date) {
    switch failure {
    case .unreachable(_, .timedOut), .unauthorized: return
    default: try? copies.cache.stamp(failure, copies.key(request.target), at: now)
    }
  }
}

extension CachedSource {
  /// The answer that `copy` is, when it is new enough to be one.
  private func new(_ copy: RawResponse?, for request: Request, at now: Date) -> Response? {
    guard let copy, copies.isNew(copy, for: request, at: now) else { return nil }
    return served(copy, for: request)
  }

  /// The copy in place of what failed.
  private func spare(
    _ copy: RawResponse?, for request: Request, after failure: APIFailure
  ) throws(APIFailure) -> Response {
    guard failure.isOfTheWay, let copy, var response = served(copy, for: request) else { throw failure }
    response.staleBecause = failure
    return response
  }

  /// Nil for what is none of an answer, which nobody keeps.
  private func served(_ copy: RawResponse, for request: Request) -> Response? {
    var response = judge.response(copy, to: request.expectation)
    response.isCopy = true
    return response.failure == nil ? response : nil
  }
}

extension APIFailure {
  /// Whether it tells of the way to the data rather than of the data.
  fileprivate var isOfTheWay: Bool {
    switch self {
    case .rateLimited, .unreachable, .badResponse: true
    case .notFound, .unknownCurrency, .unauthorized, .storage, .unusableID: false
    }
  }
}
