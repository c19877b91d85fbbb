/// What a stream can show.
///
/// Each stream has its own: stdout may be a pipe while stderr is a terminal.
struct Terminal: Equatable, Sendable {
  let isTerminal: Bool
  /// In cells; nil in a pipe, where lines are as long as they need to be.
  let width: Int?
  /// In lines; nil in a pipe, or when the terminal does not say.
  let height: Int?
  let usesColor: Bool
  /// Whether a line that was written can be taken back.
  let canErase: Bool
  let glyphs: Glyphs

  /// What the system says of a stream.
  struct Facts: Equatable, Sendable {
    var isTerminal = false
    var columns: Int?
    var rows: Int?
  }

  init(_ facts: Facts, environment: Environment, settings: Settings) {
    isTerminal = facts.isTerminal
    width = Self.width(facts, environment: environment, settings: settings)
    height = facts.isTerminal ? facts.rows : nil
    usesColor = Self.usesColor(facts, environment: environment, choice: settings.color)
    canErase = facts.isTerminal && environment.term != "dumb"
    glyphs = settings.ascii || !Self.showsUnicode(environment) ? .ascii : .unicode
  }

  private static func width(_ facts: Facts, environment: Environment, settings: Settings) -> Int? {
    if let width = settings.width { return width }
    guard facts.isTerminal else { return nil }
    return environment.columns ?? facts.columns ?? 80
  }

  /// The option, then https://no-color.org, then https://bixense.com/clicolors, then what the stream is.
  private static func usesColor(_ facts: Facts, environment: Environment, choice: ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment.noColor { return false }
    if environment.forceColor { return true }
    if environment.clicolorOff { return false }
    return facts.isTerminal && environment.term != "dumb"
  }

  /// Whether the locale's encoding is UTF-8.
  ///
  /// Without any locale it counts as UTF-8: containers and services have none, and what their output ends up in can
  /// show it. A locale without an encoding, such as `C`, was chosen and means ASCII.
  private static func showsUnicode(_ environment: Environment) -> Bool {
    guard let locale = environment.characterLocale?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}

extension Terminal {
  /// What the stream behind a file descriptor can show.
  init(descriptor: Int32, environment: Environment, settings: Settings) {
    self.init(Platform.facts(ofStream: descriptor), environment: environment, settings: settings)
  }
}
