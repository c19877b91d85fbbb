import Testing

@testable import coins

@Suite struct PagerTests {
  private static let list = View.list(SampleViews.list([]))

  private func pager(
    for view: View = list, _ variables: [String: String] = [:], rows: Int? = 24, isTerminal: Bool = true,
    settings: Settings = Settings()
  ) -> Pager? {
    let environment = Environment(["TERM": "xterm"].merging(variables) { $1 })
    let facts = Terminal.Facts(isTerminal: isTerminal, columns: 80, rows: rows)
    return Pager(of: view, environment, settings, Terminal(facts, environment: environment, settings: settings))
  }

  @Test(
    arguments: [
      (["COINS_PAGER": "more", "PAGER": "most"], "more"), (["PAGER": "less -S | tee x"], "less -S | tee x"),
      (["COINS_PAGER": "", "PAGER": "more"], nil), (["COINS_PAGER": "cat"], nil), (["PAGER": ""], nil),
      (["PAGER": "cat"], nil), (["PAGER": "cat -n"], "cat -n"), (["PAGER": " "], nil),
    ] as [([String: String], String?)])
  func `a pager is the tool's own, else everybody's, and may be none`(variables: [String: String], command: String?) {
    #expect(pager(variables)?.command == command)
  }

  @Test func `without a variable it is less`() throws {
    #expect(try #require(pager()).command.hasSuffix("less -FRX"))
  }

  @Test func `only what people read on a terminal of a known height is paged`() {
    #expect(pager(isTerminal: false) == nil)
    #expect(pager(rows: nil) == nil)
    #expect(pager(["TERM": "dumb"]) == nil)
    #expect(pager(["TERM": ""]) == nil)
    #expect(pager(settings: Settings(usesPager: false)) == nil)
    for format in OutputFormat.allCases {
      #expect((pager(settings: Settings(format: format)) == nil) == (format != .text))
    }
    #expect(pager(for: .details([])) != nil)
    #expect(pager(for: .search(SearchView(coins: [], origin: SampleViews.origin, fields: nil))) == nil)
  }
}
