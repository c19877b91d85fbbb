import Testing

@testable import coins

@Suite struct TerminalOptionsTests {
  @Test(arguments: [
    Understood("list --ascii --width 20", ["usesASCII": "true", "width": "20"]),
    Understood("list --color never", ["color": "never"]), Understood("list --color=ALWAYS", ["color": "always"]),
    Understood("list --color auto"),
  ])
  func `how the output is laid out is understood`(_ line: Understood) throws {
    try line.expect(besides: "list")
  }
}
