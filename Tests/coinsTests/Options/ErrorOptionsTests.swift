import Testing

@testable import coins

@Suite struct ErrorOptionsTests {
  @Test(arguments: [
    Understood("-q list", ["isQuiet": "true"]), Understood("list --verbose", ["isVerbose": "true"]),
    Understood("search x -qv", ["text": "x", "isQuiet": "true", "isVerbose": "true"]),
  ])
  func `what is said on stderr is understood`(_ line: Understood) throws {
    try line.expect(besides: line.line.contains("search") ? "search y" : "list")
  }
}
