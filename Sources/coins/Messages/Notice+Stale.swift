import CoinGecko
import CoinKit
import Foundation

extension Notice {
  /// Says of when data is that had to serve in place of newer, and why.
  static func stale(_ provenance: Provenance, at now: Date) -> Notice {
    let moment = provenance.fetchedAt.map { "\($0.asTimestampString()), \(age(now.timeIntervalSince($0))) old" }
    let reason = provenance.staleBecause.map { ": \($0.message)" } ?? ""
    return Notice(code: .stale, message: "data from \(moment ?? "an unknown time")\(reason)")
  }

  /// An age in seconds in its largest whole unit.
  private static func age(_ seconds: Double) -> String {
    let units = [(86_400.0, "d"), (3600, "h"), (60, "min")]
    let (size, name) = units.first { seconds >= $0.0 } ?? (1, "s")
    return "\(Int(max(0, min(seconds, 1e15)) / size)) \(name)"
  }
}
