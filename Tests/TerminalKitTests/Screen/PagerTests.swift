import Platform
import Testing

@testable import TerminalKit

@Suite struct PagerTests {
  private func pager(
    _ command: String? = nil, kind: String? = "xterm", rows: Int? = 24, isTerminal: Bool = true
  ) -> Pager? {
    let terminal = Terminal(StreamFacts(isTerminal: isTerminal, columns: 80, rows: rows))
    return Pager(terminal, kind: kind, command: command)
  }

  @Test(
    arguments: [
      ("more", "more"), ("less -S | tee x", "less -S | tee x"), ("cat -n", "cat -n"), ("cat", nil), ("", nil),
      (" ", nil),
    ] as [(String, String?)])
  func `a pager is a command of the shell, and may be none`(asked: String, command: String?) {
    #expect(pager(asked)?.command == command)
  }

  @Test func `when nothing is asked for it is less`() throws {
    #expect(try #require(pager()).command.hasSuffix("less -FRX"))
  }

  @Test func `only a terminal of a known kind and height is paged on`() {
    #expect(pager(isTerminal: false) == nil)
    #expect(pager(rows: nil) == nil)
    #expect(pager(kind: "dumb") == nil)
    #expect(pager(kind: nil) == nil)
  }
}
