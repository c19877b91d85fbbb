import CoinGecko
import Testing

@testable import coins

@Suite struct SourceOptionsTests {
  @Test(arguments: [
    Understood("list --timeout .5", ["timeout": "0.5"]), Understood("list --max-age 2H", ["maxAge": "7200.0"]),
    Understood("list --max-age 90s", ["maxAge": "90.0"]), Understood("list --max-age 5m", ["maxAge": "300.0"]),
    Understood("list --max-age 1.5h", ["maxAge": "5400.0"]), Understood("list --max-age 2d", ["maxAge": "172800.0"]),
    Understood("list --max-age 0", ["maxAge": "0.0"]),
    Understood("list --offline --record a", ["recordFolder": "a", "cacheUse": "offline"]),
    Understood("list --refresh", ["cacheUse": "refresh"]), Understood("list --replay a/b", ["replayFolder": "a/b"]),
  ])
  func `where answers come from is understood`(_ line: Understood) throws {
    try line.expect(besides: "list")
  }

  @Test func `for the cache alone nothing is recorded`() throws {
    let options = try SourceOptions(TypedLine(words("list --refresh --record a --max-age 5m")).arguments).offline
    #expect(options.cacheUse == .offline && options.recordFolder == nil && options.maxAge == 300)
  }
}
