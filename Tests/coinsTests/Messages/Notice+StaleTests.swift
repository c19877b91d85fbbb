import CoinGecko
import Foundation
import TestSupport
import Testing

@testable import coins

@Suite struct NoticeStaleTests {
  private static let now = ManualClock.start

  @Test(arguments: [
    (0.0, "0 s"), (59.9, "59 s"), (60, "1 min"), (3599, "59 min"), (3600, "1 h"), (86_399, "23 h"), (86_400, "1 d"),
    (9e9, "104166 d"), (-5, "0 s"),
  ])
  func `an age is told in its largest whole unit`(seconds: Double, age: String) {
    let provenance = Provenance(
      fetchedAt: Self.now.addingTimeInterval(-seconds),
      staleBecause: .unreachable(host: "api.example.com", .timedOut(seconds: 5)))
    let message = Notice.stale(provenance, at: Self.now).message
    #expect(message.contains(" UTC, \(age) old: api.example.com did not answer within 5 s"))
  }

  @Test func `the moment and the reason are told`() {
    let provenance = Provenance(
      fetchedAt: Self.now.addingTimeInterval(-540),
      staleBecause: .rateLimited(host: "api.example.com", retryAfter: 60, hasKey: false))
    #expect(
      Notice.stale(provenance, at: Self.now)
        == Notice(
          code: .stale, message: "data from 2026-11-30 00:44 UTC, 9 min old: rate limited by api.example.com"))
    #expect(!Notice.stale(provenance, at: Self.now).isCourtesy)
  }

  @Test func `recorded data of an unknown time says so`() {
    let provenance = Provenance(fetchedAt: nil, staleBecause: .unreachable(host: "a", .refused))
    #expect(Notice.stale(provenance, at: Self.now).message == "data from an unknown time: could not connect to a")
  }
}
