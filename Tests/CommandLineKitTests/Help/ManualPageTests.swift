import Testing

@testable import CommandLineKit

@Suite struct ManualPageTests {
  private let text = ManualPage(SampleTool.spec).text
  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

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

  @Test func `a command is told with its operands, and a sub-command by its whole name`() {
    #expect(text.contains(".Nm\n.Cm brew\n.Op Ar option ...\n.Ar LEAF\n.Op Ar CUP\n"))
    #expect(text.contains(".Nm\n.Cm cellar add\n.Op Ar option ...\n.Ar GRAMS\n.Ar LEAF\n"))
    #expect(text.contains(".It Cm brew\nMake a cup of one leaf.\nBoil first.\nThen pour.\n.It Cm serve\n"))
    #expect(!text.contains("_steam"))
  }

  @Test func `an option is told with all that there is to say of it`() {
    #expect(
      text.contains(
        """
        .It Fl m , Fl \\-minutes Ar N
        Let it draw for N minutes.
        Takes a whole number from 1 to 60.
        The default is 3.
        Without the option the variable TEA_MINUTES decides.
        Belongs to brew, serve.
        .It
        """))
    #expect(
      text.contains(
        ".It Fl s , Fl \\-sugar\nPut sugar in.\nBrown.\nIf any.\nBelongs to brew.\nNot together with \\-\\-honey.\n"))
    #expect(text.contains(".It Fl j , Fl \\-json\nPrint JSON.\n.It"))
  }

  @Test func `a field is told by all its names`() {
    #expect(text.contains(".It Cm serve\nid, leaf_name (or leaf), leaf_age (or age)\n"))
  }

  @Test func `examples, variables, files, exit codes and prose are told`() {
    #expect(text.contains("A light cup.\n.Bd -literal -offset indent\ntea brew green \\-m 2\n.Ed\n"))
    #expect(text.contains(".It Ev TEA_MINUTES\nHow long it draws.\n"))
    #expect(text.contains(".It Pa ~/.tea\nWhere it is kept.\n"))
    #expect(text.contains(".It 0\nTea was made.\n.It 1\nNone was.\n"))
    #expect(text.contains(".Ss Leaves\nA leaf is a leaf.\n") && text.hasSuffix(".Sh DIAGNOSTICS\nIt whistles.\n"))
  }
}
