extension Settings {
  /// The source that a run with these settings asks.
  ///
  /// The run's deadline begins here.
  ///
  /// - Throws: `Failure.usage` for an address or a key that cannot be used.
  func source(
    _ environment: Environment, _ reporter: Reporter, time: TimeSource = .system
  ) throws(Failure) -> any ResponseSource {
    if let replayFolder {
      return CheckedSource(
        source: ReplaySource(folder: replayFolder, time: time, reporter: reporter),
        check: ResponseCheck(host: replayFolder, hasKey: false))
    }
    let server = try APIServer(environment)
    let live = LiveSource(server: server, time: time, reporter: reporter)
    return CheckedSource(
      source: TimedSource(source: live, deadline: Deadline(seconds: timeout, time: time), host: server.host),
      check: ResponseCheck(host: server.host, hasKey: server.key != nil))
  }
}
