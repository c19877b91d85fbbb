import TerminalKit
import Testing

@testable import coins

@Suite struct EnvironmentTests {
  @Test(
    arguments: [
      ([:], .auto), (["NO_COLOR": "1"], .never), (["NO_COLOR": "0"], .never), (["NO_COLOR": ""], .auto),
      (["FORCE_COLOR": "1"], .always), (["FORCE_COLOR": "3"], .always), (["FORCE_COLOR": "true"], .always),
      (["FORCE_COLOR": "0"], .never), (["FORCE_COLOR": "false"], .never), (["FORCE_COLOR": "False"], .never),
      (["FORCE_COLOR": ""], .auto), (["CLICOLOR_FORCE": "1"], .always), (["CLICOLOR_FORCE": "0"], .never),
      (["CLICOLOR_FORCE": "false"], .never), (["CLICOLOR_FORCE": ""], .auto), (["CLICOLOR": "0"], .never),
      (["CLICOLOR": "1"], .auto), (["CLICOLOR": ""], .auto),
      (["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], .never),
      (["NO_COLOR": "", "FORCE_COLOR": "1"], .always), (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], .never),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], .always), (["CLICOLOR": "0", "FORCE_COLOR": "1"], .always),
      (["CLICOLOR": "1", "FORCE_COLOR": "false"], .never),
    ] as [([String: String], Terminal.ColorChoice)])
  func `colour is wanted by the strongest variable that says anything`(
    variables: [String: String], color: Terminal.ColorChoice
  ) {
    #expect(Environment(variables).terminal.color == color)
  }

  @Test(
    arguments: [
      ("90", 90), ("1", 1), ("wide", nil), ("0", nil), ("-5", nil), ("9.5", nil), ("", nil),
      ("99999999999999999999", nil), (nil, nil),
    ] as [(String?, Int?)])
  func `a width is a whole number above zero`(value: String?, columns: Int?) {
    #expect(Environment(value.map { ["COLUMNS": $0] } ?? [:]).terminal.columns == columns)
  }

  @Test(
    arguments: [
      ([:], nil), (["LANG": "de_AT.UTF-8"], "de_AT.UTF-8"), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], "C"),
      (["LC_CTYPE": "C.UTF-8", "LANG": "C"], "C.UTF-8"), (["LC_ALL": "C", "LC_CTYPE": "C.UTF-8"], "C"),
      (["LC_ALL": "", "LANG": "en_US.UTF-8"], "en_US.UTF-8"), (["LC_CTYPE": "", "LANG": "C"], "C"),
    ] as [([String: String], String?)])
  func `the locale is that of LC_ALL, then of LC_CTYPE, then of LANG`(variables: [String: String], locale: String?) {
    #expect(Environment(variables).terminal.locale == locale)
  }

  @Test(arguments: [("xterm", "xterm"), ("dumb", "dumb"), ("", nil), (nil, nil)] as [(String?, String?)])
  func `the kind of the terminal is that of TERM`(value: String?, kind: String?) {
    #expect(Environment(value.map { ["TERM": $0] } ?? [:]).terminal.kind == kind)
  }

  @Test(
    arguments: [
      ([:], nil), (["COINS_PAGER": "more", "PAGER": "most"], "more"), (["PAGER": "less -S | tee x"], "less -S | tee x"),
      (["COINS_PAGER": "", "PAGER": "more"], ""), (["PAGER": ""], ""), (["COINS_PAGER": "cat"], "cat"),
    ] as [([String: String], String?)])
  func `a pager is the tool's own, else everybody's, and may be none`(variables: [String: String], pager: String?) {
    #expect(Environment(variables).pager == pager)
  }

  @Test(
    arguments: [
      ([:], nil), (["HOME": "/home/x"], "/home/x/.cache/coins"),
      (["XDG_CACHE_HOME": "/cache", "HOME": "/home/x"], "/cache/coins"),
      (["XDG_CACHE_HOME": "cache", "HOME": "/home/x"], "/home/x/.cache/coins"),
      (["XDG_CACHE_HOME": "", "HOME": "/home/x"], "/home/x/.cache/coins"), (["HOME": "home"], nil),
      (["XDG_CACHE_HOME": "/cache"], "/cache/coins"),
    ] as [([String: String], String?)])
  func `answers are kept where the user keeps such files, and nowhere by a relative path`(
    variables: [String: String], folder: String?
  ) {
    #expect(Environment(variables).cacheFolder == folder)
  }

  @Test func `a variable that is empty counts as unset`() {
    let environment = Environment(["COINS_CURRENCY": "", "TERM": "xterm"])
    #expect(environment[.currency] == nil)
    #expect(environment[.term] == "xterm")
    #expect(environment["NOT_THERE"] == nil)
  }
}
