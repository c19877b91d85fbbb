import Testing

@testable import coins

@Suite struct ManualPageTests {
  private let lines = ManualPage.text.split(separator: "\n", omittingEmptySubsequences: false)

  @Test func `the sections stand in the order that manuals have`() {
    let sections = lines.filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "ENVIRONMENT", "FILES", "EXIT STATUS", "EXAMPLES", "DIAGNOSTICS",
      ]
    )
  }

  @Test(arguments: [(".Bl ", ".El"), (".Bd ", ".Ed")]) func `what is opened is closed`(opening: String, closing: String)
  {
    var depth = 0
    for line in lines {
      if line.hasPrefix(opening) { depth += 1 }
      if line == closing { depth -= 1 }
      #expect((0...1).contains(depth))
    }
    #expect(depth == 0)
  }

  @Test func `every line that begins with a dot is a macro`() {
    let macros: Set<Substring> = [
      ".Ar", ".Bd", ".Bl", ".Cm", ".Dd", ".Dt", ".Dv", ".Ed", ".El", ".Fl", ".It", ".Nd", ".Nm", ".Op", ".Os", ".Pp",
      ".Ql", ".Sh", ".Ss",
    ]
    for line in lines where line.hasPrefix(".") { #expect(macros.contains(line.prefix { $0 != " " })) }
  }

  @Test func `a field is told by all its names`() {
    #expect(ManualPage.text.contains("current_price (or price), market_cap (or cap), "))
  }

  @Test func `backslashes and dashes of the words are escaped`() {
    #expect(ManualPage.text.contains("written as \\et and \\en."))
    #expect(ManualPage.text.contains("\ncoins list \\-\\-csv \\-\\-fields id,price,cap\n"))
    #expect(ManualPage.text.contains("\ncoins completions zsh > \\(ti/.zfunc/_coins\n"))
    #expect(ManualPage.text.contains("CoinGecko\\(aqs"))
  }

  @Test func `variables, files, exit codes and keys are told`() {
    let text = ManualPage.text
    for name in Catalogue.variables.flatMap(\.names) { #expect(text.contains(name)) }
    for code in ExitCode.allCases { #expect(text.contains(".It \(code.rawValue)\n")) }
    for name in FieldNames.of(.list) + FieldNames.of(.detail) { #expect(text.contains(name)) }
    #expect(text.contains("$XDG_CACHE_HOME/coins"))
  }
}
