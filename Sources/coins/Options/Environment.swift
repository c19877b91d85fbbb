import TerminalKit

/// The environment of the process, as far as the tool heeds it.
///
/// A variable that is set but empty counts as unset, but for the pager's.
struct Environment: Sendable {
  private let variables: [String: String]

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  subscript(_ variable: EnvironmentVariable) -> String? { self[variable.rawValue] }

  /// The value of a variable that is set and not empty.
  subscript(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// The shell command that pages; empty when there shall be none, nil when nobody said.
  var pager: String? {
    variables[EnvironmentVariable.coinsPager.rawValue] ?? variables[EnvironmentVariable.pager.rawValue]
  }

  /// Where answers are kept, by the XDG Base Directory Specification, which has a relative path ignored; nil when there
  /// is no home for them.
  var cacheFolder: String? {
    let base = absolute(.cacheHome) ?? absolute(.home).map { "\($0)/.cache" }
    return base.map { "\($0)/\(Tool.name)" }
  }

  /// What it says of the terminal.
  var terminal: Terminal.Surroundings {
    var surroundings = Terminal.Surroundings()
    surroundings.color = color
    surroundings.kind = self[.term]
    surroundings.columns = self[.columns].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    surroundings.locale = self[.lcAll] ?? self[.lcCType] ?? self[.lang]
    return surroundings
  }

  /// By https://no-color.org, then https://force-color.org, then https://bixense.com/clicolors.
  private var color: Terminal.ColorChoice {
    if self[.noColor] != nil { return .never }
    if let force = self[.forceColor] ?? self[.clicolorForce] {
      return ["0", "false"].contains(force.lowercased()) ? .never : .always
    }
    return self[.clicolor] == "0" ? .never : .auto
  }

  /// A path that is not absolute is ignored, as it would mean another place in each folder.
  private func absolute(_ variable: EnvironmentVariable) -> String? {
    self[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
