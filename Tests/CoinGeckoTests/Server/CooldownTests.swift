import Foundation
import TestSupport
import Testing

@testable import CoinGecko

@Suite struct CooldownTests {
  private static let now = ManualClock.start

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func cooldown(_ base: String = "https://api.example.com/api/v3") throws -> Cooldown {
    Cooldown(folder: "\(folder.path)/made/on/demand", server: try APIServer(base: base))
  }

  @Test func `seconds count down to the last, and then there is no need to wait`() throws {
    try cooldown().begin(seconds: 60, at: Self.now)
    let remaining = try [0, 0.5, 59, 59.5, 60, 61].map { try cooldown().remaining(at: Self.now.addingTimeInterval($0)) }
    #expect(remaining == [60, 60, 1, 1, nil, nil])
  }

  @Test func `another path of the server is meant as well, another server is not`() throws {
    try cooldown().begin(seconds: 60, at: Self.now)
    #expect(try cooldown("https://api.example.com/v4").remaining(at: Self.now) == 60)
    #expect(try cooldown("https://api.example.com:8443/api/v3").remaining(at: Self.now) == nil)
    #expect(try cooldown("https://example.com").remaining(at: Self.now) == nil)
  }

  @Test func `a note from the future is none`() throws {
    try cooldown().begin(seconds: 60, at: Self.now)
    #expect(try cooldown().remaining(at: Self.now.addingTimeInterval(-86_400)) == nil)
  }

  @Test(arguments: ["", "x", "{}", #"{"since":0,"until":1e300}"#, #"{"since":"x","until":0}"#, "\u{0}\u{1}\u{2}"])
  func `a note that nobody wrote is none`(text: String) throws {
    try cooldown().begin(seconds: 60, at: Self.now)
    try Data(text.utf8).write(to: URL(filePath: try cooldown().path))
    #expect(try cooldown().remaining(at: Self.now) == nil)
  }

  @Test func `a note of more than a day is none, so that nothing can silence the tool for good`() throws {
    try cooldown().begin(seconds: 86_401, at: Self.now)
    #expect(try cooldown().remaining(at: Self.now) == nil)
    try cooldown().begin(seconds: 86_400, at: Self.now)
    #expect(try cooldown().remaining(at: Self.now) == 86_400)
  }
}
