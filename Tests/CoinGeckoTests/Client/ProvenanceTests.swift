import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct ProvenanceTests {
  private static let reset = APIFailure.unreachable(host: "a", .reset)
  private static let new = Provenance(fetchedAt: ManualClock.start)
  private static let old = Provenance(fetchedAt: ManualClock.start.addingTimeInterval(-60))
  private static let unknown = Provenance(fetchedAt: nil)
  private static let stale = Provenance(fetchedAt: ManualClock.start.addingTimeInterval(-9), staleBecause: reset)

  @Test(arguments: [
    (new, old, old), (unknown, new, new), (unknown, unknown, unknown), (stale, new, stale),
    (stale, old, Provenance(fetchedAt: old.fetchedAt, staleBecause: reset)),
  ])
  func `of two the older counts, and stale is what holds anything stale`(
    one: Provenance, other: Provenance, joined: Provenance
  ) {
    #expect(one.joined(with: other) == joined)
    #expect(other.joined(with: one) == joined)
  }

  @Test func `of two stale ones the older tells why`() {
    let older = Provenance(fetchedAt: Self.old.fetchedAt, staleBecause: .unreachable(host: "a", .offline))
    #expect(older.joined(with: Self.stale) == older)
    #expect(Self.stale.joined(with: older) == older)
  }

  @Test func `an unknown time counts as now`() {
    #expect(Self.old.isOlder(than: Self.new))
    #expect(Self.new.isOlder(than: Self.unknown))
    #expect(!Self.unknown.isOlder(than: Self.old))
    #expect(!Self.new.isOlder(than: Self.new))
  }
}
