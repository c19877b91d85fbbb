import Testing

@testable import coins

@Suite struct OutputOptionsTests {
  @Test(arguments: [
    Understood("list --csv", ["format": "csv"]), Understood("--json list", ["format": "json", "isJSON": "true"]),
    Understood("list --json --json", ["format": "json", "isJSON": "true"]),
    Understood("list --tsv --no-header", ["format": "tsv", "hasHeader": "false"]),
    Understood("list --no-pager", ["usesPager": "false"]),
  ])
  func `the form of the output is understood`(_ line: Understood) throws {
    try line.expect(besides: "list")
  }

  @Test func `without a word it is text, with a header and through a pager`() throws {
    #expect(try OutputOptions(TypedLine(["list"]).arguments) == OutputOptions())
    #expect(OutputOptions().format == .text && OutputOptions().hasHeader && OutputOptions().usesPager)
  }
}
