extension AnswerOrigin {
  /// The sources one around the other: recording around the cache around what asks again around the network.
  func source(userAgent: String, transport: any Transport, events: Events) -> any ResponseSource {
    switch self {
    case .replay(let folder):
      return ReplayedSource(folder: RecordingFolder(path: folder), events: events)
    case .server(let server, let cache, let recording):
      let judge = Judge(host: server.host, hasKey: server.key != nil)
      var source: any ResponseSource = RetryingSource(
        source: LiveSource(
          server: server, judge: judge, userAgent: userAgent, transport: transport, events: events),
        judge: judge, policy: RetryPolicy(), cooldown: cache.map { Cooldown(folder: $0.folder, server: server) },
        events: events)
      if let cache {
        source = CachedSource(
          copies: CopyFinder(policy: cache, server: server), judge: judge, events: events, network: source)
      }
      return recording.map { RecordingSource(source: source, folder: RecordingFolder(path: $0)) } ?? source
    }
  }
}
