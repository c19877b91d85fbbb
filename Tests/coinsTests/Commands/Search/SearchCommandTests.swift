import TestSupport
import Testing

@testable import coins

@Suite struct SearchCommandTests {
  @Test(arguments: [
    Understood("search doge -n 3 --csv", ["text": "doge", "limit": "3", "format": "csv"]),
    Understood("search doge --fields rank", ["text": "doge", "chosen": #"["rank"]"#]),
  ])
  func `a line is understood`(_ line: Understood) throws {
    try line.expect(besides: "search x")
  }

  private static let found = FakeNetwork(.answer(200, #"{"coins":[{"id":"b"},{"id":"a"},{"id":"c"}]}"#))

  @Test(arguments: [("", "b\na\nc\n"), ("-n 2", "b\na\n")])
  func `what is found comes in the order of the API`(options: String, output: String) async throws {
    let rendered = try await Rendered(
      words("search x --csv --no-header --fields id \(options)"), network: Self.found)
    #expect(rendered.output == output && rendered.failures.isEmpty && rendered.notices.isEmpty)
  }

  @Test func `that nothing was found is said`() async throws {
    let rendered = try await Rendered(["search", "no such"], network: FakeNetwork(.answer(200, #"{"coins":[]}"#)))
    #expect(rendered.output.isEmpty && rendered.failures.isEmpty)
    #expect(rendered.notices == [Notice(code: .noMatch, message: "no coin matches \"no such\"")])
  }
}
