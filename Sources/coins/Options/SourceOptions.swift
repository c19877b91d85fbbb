import CoinGecko
import CommandLineKit

/// Where answers come from.
struct SourceOptions: Sendable {
  let replayFolder: String?
  private(set) var recordFolder: String?
  private(set) var cacheUse: CachePolicy.Use
  /// How old a stale copy may be, in seconds; 0 for never.
  let maxAge: Double
  /// The deadline of a whole round of requests, in seconds.
  let timeout: Double

  init(_ arguments: ParsedArguments) {
    replayFolder = arguments[.replay]
    recordFolder = arguments[.record]
    cacheUse = arguments[.offline] ? .offline : arguments[.refresh] ? .refresh : .normal
    maxAge = arguments[.maxAge]
    timeout = arguments[.timeout]
  }

  /// The same, but for the cache alone, with nothing recorded.
  var offline: SourceOptions {
    var options = self
    options.cacheUse = .offline
    options.recordFolder = nil
    return options
  }

  static let specs = [
    Option<String?>.replay.spec, Option<String?>.record.spec, Option<Bool>.offline.spec, Option<Bool>.refresh.spec,
    Option<Double>.maxAge.spec, Option<Double>.timeout.spec,
  ]
}

extension Option<String?> {
  fileprivate static var replay: Self {
    Option(
      "replay", "DIR", .folder, conflicts: ["record", "offline", "refresh"],
      "Answer from recorded responses, without network",
      more: "The folder is laid out like the paths of the API, as --record writes it.")
  }

  fileprivate static var record: Self {
    Option("record", "DIR", .folder, "Write each response there as well")
  }
}

extension Option<Bool> {
  fileprivate static var offline: Self {
    Option(flag: "offline", conflicts: ["refresh"], "Answer from the cache alone, whatever its age")
  }

  fileprivate static var refresh: Self {
    Option(flag: "refresh", "Never answer from the cache")
  }
}

extension Option<Double> {
  fileprivate static var maxAge: Self {
    Option(
      "max-age", "DURATION", .duration, default: 3600, written: "1h", "Oldest copy to fall back on",
      more: "It counts when the network fails; 0 means that no copy will do.")
  }

  fileprivate static var timeout: Self {
    Option(
      "timeout", "SECONDS", .seconds(limit: 86_400), default: 30, written: "30", "Give up after this long in all",
      more: "Waits and retries are included. With a copy to fall back on, the network gets 5 seconds of it.")
  }
}
