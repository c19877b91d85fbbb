import Foundation
import TestSupport
import Testing

@testable import CoinGecko

/// A place for the cache of several runs of the tool, whose entries can be made and changed.
struct CacheHome: Sendable {
  static let list = Request.markets(MarketsQuery(currency: "usd"))

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The value for `XDG_CACHE_HOME`.
  var path: String { folder.path }

  var cache: AnswerCache { AnswerCache(folder: "\(path)/coins") }

  /// Runs `coins` with its cache here.
  func run(
    _ arguments: String, base: String, environment: [String: String] = [:], after prelude: String? = nil,
    errors: BuiltTool.Stream = .file, started: (pid_t) -> Void = { _ in }
  ) async throws -> BuiltTool.Result {
    try await BuiltTool.run(
      arguments.split(separator: " ").map(String.init),
      environment: ["COINGECKO_BASE_URL": base, "XDG_CACHE_HOME": path].merging(environment) { $1 },
      after: prelude, errors: errors, started: started)
  }

  /// Keeps an answer as if it had come from the server at `base` so many seconds ago.
  func keep(_ body: String, to request: Request = list, from base: String, age: Double) throws {
    let now = Date()
    try cache.keep(
      RawResponse(body: Data(body.utf8), fetchedAt: now.addingTimeInterval(-age)),
      as: try key(of: request, from: base), at: now)
  }

  /// Makes the answer that the server at `base` gave so many seconds old, however long ago that was.
  func age(to seconds: Double, _ request: Request = list, from base: String) throws {
    let copy = try #require(cache.answer(try key(of: request, from: base)))
    try keep(String(decoding: copy.raw.body, as: UTF8.self), to: request, from: base, age: seconds)
  }

  /// The file of the answer that the server at `base` gave.
  func file(of request: Request = list, from base: String) throws -> URL {
    URL(filePath: "\(cache.folder)/\(try key(of: request, from: base).fileName).answer")
  }

  func key(of request: Request = list, from base: String) throws -> CacheKey {
    CacheKey(request.target, try APIServer(base: base, key: nil))
  }

  /// Everything that lies here, by its path.
  var files: [String: Data] { folder.files }
}
