import CoinGecko

extension AnswerOrigin {
  /// Where a run has its answers from: a recorded folder, or a server with the cache before it.
  ///
  /// - Throws: For an address or a key that cannot be used, and when only the cache may be asked and there is none.
  init(_ options: SourceOptions, in environment: Environment) throws(Failure) {
    if let folder = options.replayFolder {
      self = .replay(folder: folder)
      return
    }
    let server: APIServer
    do throws(ServerProblem) {
      server = try APIServer(environment)
    } catch {
      throw .server(error)
    }
    let cache = environment.cacheFolder.map {
      CachePolicy(folder: $0, use: options.cacheUse, maxAge: options.maxAge)
    }
    if cache == nil, options.cacheUse == .offline { throw .noCache }
    self = .server(server, cache: cache, recording: options.recordFolder)
  }
}

extension APIServer {
  /// The server that the environment asks for; a Pro key goes before a Demo key.
  fileprivate init(_ environment: Environment) throws(ServerProblem) {
    let key: APIKey?
    if let value = environment[.proKey] {
      key = try APIKey(value, for: .pro)
    } else {
      key = try environment[.demoKey].map { value throws(ServerProblem) in try APIKey(value, for: .demo) }
    }
    try self.init(base: environment[.baseURL], key: key)
  }
}
