extension Settings {
  /// The source that a run with these settings asks.
  ///
  /// The run's deadline begins here.
  ///
  /// - Throws: `Failure.usage` for an address or a key that cannot be used.
  func source(
    _ environment: Environment, _ reporter: Reporter, time: TimeSource = .system
  ) throws(Failure) -> CheckedSource {
    if let replayFolder {
      let check = ResponseCheck(host: replayFolder, hasKey: false)
      return CheckedSource(
        source: ReplaySource(folder: replayFolder, check: check, time: time, reporter: reporter), check: check)
    }
    let server = try APIServer(environment)
    let check = ResponseCheck(host: server.host, hasKey: server.key != nil)
    var source = try kept(server, check, environment, reporter, Deadline(seconds: timeout, time: time))
    if let recordFolder { source = RecordingSource(source: source, folder: recordFolder) }
    return CheckedSource(source: source, check: check)
  }

  /// The cache with the network behind it, or the network alone where nothing can be kept.
  private func kept(
    _ server: APIServer, _ check: ResponseCheck, _ environment: Environment, _ reporter: Reporter, _ deadline: Deadline
  ) throws(Failure) -> any ResponseSource {
    let folder = environment.cacheFolder
    let cooldown = folder.map { Cooldown(folder: $0, server: server) }
    let network: @Sendable (Deadline) -> any ResponseSource = { deadline in
      RetryingSource(
        source: LiveSource(server: server, deadline: deadline, reporter: reporter), check: check,
        policy: RetryPolicy(), cooldown: cooldown, deadline: deadline, reporter: reporter)
    }
    guard let folder else {
      guard cacheUse != .offline else {
        throw .usage("--offline needs a cache, but there is no home for one", hint: "set XDG_CACHE_HOME or HOME")
      }
      return network(deadline)
    }
    return CachedSource(
      cache: AnswerCache(folder: folder), use: cacheUse, maxAge: maxAge, server: server, check: check,
      deadline: deadline, reporter: reporter, network: network)
  }
}
