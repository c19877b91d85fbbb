import Foundation

/// The environment variables that the tool heeds; nothing else reads any.
///
/// A variable that is set but empty counts as unset, but for the pager's.
struct Environment: Sendable {
  private let variables: [String: String]
  /// The shell command that pages; empty when there shall be none.
  let pager: String?

  init(_ variables: [String: String]) {
    self.variables = variables.filter { !$0.value.isEmpty }
    pager = variables["COINS_PAGER"] ?? variables["PAGER"]
  }

  // The API
  var demoKey: String? { variables["COINGECKO_DEMO_API_KEY"] }
  var proKey: String? { variables["COINGECKO_PRO_API_KEY"] }
  var baseURL: String? { variables["COINGECKO_BASE_URL"] }
  var currency: String? { variables["COINS_CURRENCY"] }

  // Colour, in the order of https://no-color.org and https://bixense.com/clicolors
  var noColor: Bool { variables["NO_COLOR"] != nil }
  var forceColor: Bool {
    [variables["CLICOLOR_FORCE"], variables["FORCE_COLOR"]].contains { $0 != nil && $0 != "0" }
  }
  var clicolorOff: Bool { variables["CLICOLOR"] == "0" }
  var term: String? { variables["TERM"] }

  // The terminal
  var columns: Int? { variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }
  /// The character encoding's locale, by POSIX order of precedence.
  var characterLocale: String? { variables["LC_ALL"] ?? variables["LC_CTYPE"] ?? variables["LANG"] }

  // Files
  /// One that is not absolute is ignored, as it would mean another place in each folder.
  var home: String? { absolute("HOME") }
  /// Nil when relative: the XDG Base Directory Specification has such a path ignored.
  var cacheHome: String? { absolute("XDG_CACHE_HOME") }

  private func absolute(_ name: String) -> String? {
    variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
