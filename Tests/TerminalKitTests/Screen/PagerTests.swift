import Foundation
import Platform
import TestSupport
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

  // What shows a text is run in a process of its own, since signals and the environment are a whole process's.

  private static let text = Array("one\ntwo\nthree\n".utf8)

  @Test(
    arguments: [
      ("cat >/dev/null", true), ("head -n 1 >/dev/null", true), ("true", true), ("kill -INT $$", true),
      ("kill -QUIT $$", true), ("sh -c 'kill -INT $$'; exit $?", true), ("false", false), ("exit 3", false),
      ("cat >/dev/null; exit 1", false), (#"""#, false), ("no-such-pager", false), ("/dev/null", false),
      ("kill -KILL $$", false), ("kill -SEGV $$", false),
    ])
  func `only a pager that ended well, or that the reader ended, has shown the text`(command: String, shows: Bool) async
  {
    await #expect(processExitsWith: .success) { [command, shows] in
      let terminal = Terminal(StreamFacts(isTerminal: true, columns: 80, rows: 3))
      let pager = try #require(Pager(terminal, kind: "xterm", command: command))
      #expect(pager.show(Self.text) == shows)
    }
  }

  @Test(arguments: [(3, true), (2, true), (4, false)])
  func `a text is shown as it is when it leaves no line for the prompt`(rows: Int, shows: Bool) async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [rows, shows, path = folder.path as String] in
      let terminal = Terminal(StreamFacts(isTerminal: true, columns: 80, rows: rows))
      let pager = try #require(Pager(terminal, kind: "xterm", command: "cat >'\(path)/seen'"))
      #expect(pager.show(Self.text) == shows)
    }
    #expect(folder.files["seen"] == (shows ? Data(Self.text) : nil))
  }

  @Test(
    arguments: [
      (Glyphs.unicode, [:], "FRX utf-8\n"), (.ascii, [:], "FRX \n"), (.unicode, ["LESS": "S"], "S utf-8\n"),
      (.unicode, ["LESS": "", "LESSCHARSET": "latin1"], " latin1\n"),
      (.ascii, ["LESSCHARSET": "latin1"], "FRX latin1\n"),
    ] as [(Glyphs, [String: String], String)])
  func `less is told what to do, unless it has been`(glyphs: Glyphs, variables: [String: String], told: String)
    async throws
  {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) {
      [isASCII = (glyphs == .ascii) as Bool, variables, path = folder.path as String] in
      for name in ["LESS", "LESSCHARSET"] { unsetenv(name) }
      for (name, value) in variables { setenv(name, value, 1) }
      let wishes = Terminal.Wishes(usesASCII: isASCII)
      let terminal = Terminal(StreamFacts(isTerminal: true, columns: 80, rows: 1), wishes)
      let command = #"echo "$LESS $LESSCHARSET" >'\#(path)/told'"#
      let pager = try #require(Pager(terminal, kind: "xterm", command: command))
      #expect(pager.show(Self.text))
    }
    #expect(folder.files["told"] == Data(told.utf8))
  }
}
