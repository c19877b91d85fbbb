import CoinKit
import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct RecordedFactsTests {
  private static func read(_ json: String) throws -> RecordedFacts {
    try JSONReader().decode(RecordedFacts.self, from: Data(json.utf8))
  }

  @Test func `facts are written with plain names, and read back`() throws {
    var response = Judge(host: "a", hasKey: false).response(
      RawResponse(status: 200, body: Data("[]".utf8), total: 7, retryAfter: "9", fetchedAt: ManualClock.start),
      to: Expectation(shape: .array))
    response.staleBecause = .unreachable(host: "api.example.com", .timedOut(seconds: 5))
    let json = try RecordedFacts(response).asJSON()
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"fetchedAt":\#(Int(ManualClock.start.timeIntervalSinceReferenceDate)),"retryAfter":"9","#
        + #""staleBecause":{"code":"timed_out","host":"api.example.com","number":5},"status":200,"total":7}"#)
    let facts = try JSONReader().decode(RecordedFacts.self, from: json)
    #expect([facts.status, facts.total] == [200, 7])
    #expect(facts.retryAfter == "9")
    #expect(facts.fetchedAt == ManualClock.start)
    #expect(facts.staleBecause?.failure == response.staleBecause)
  }

  @Test func `a status is enough`() throws {
    let facts = try Self.read(#"{"status":404}"#)
    #expect(facts.status == 404)
    #expect(facts.total == nil && facts.retryAfter == nil && facts.fetchedAt == nil && facts.staleBecause == nil)
    #expect(throws: (any Error).self) { try Self.read("{}") }
  }

  @Test(arguments: [
    #"{"unreachable":{"host":"api.example.com","_1":{"timedOut":{"seconds":5}}}}"#, #""refused""#, "7",
    #"{"code":"of a later version","host":"api.example.com"}"#,
  ])
  func `a reason that nobody can read still tells that there is one`(reason: String) throws {
    let facts = try Self.read(#"{"status":200,"staleBecause":\#(reason)}"#)
    #expect(facts.staleBecause != nil)
    #expect(facts.staleBecause?.failure == nil)
  }
}
