package import Platform

/// What a stream can show.
///
/// Each stream has its own: stdout may be a pipe while stderr is a terminal.
package struct Terminal: Equatable, Sendable {
  package let isTerminal: Bool
  /// In cells; nil in a pipe, where lines are as long as they need to be.
  package let width: Int?
  /// In lines; nil in a pipe, or when the terminal does not say.
  package let height: Int?
  package let usesColor: Bool
  /// Whether a line that was written can be taken back.
  package let canErase: Bool
  package let glyphs: Glyphs

  /// When colour is used.
  package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never
  }

  /// What was asked for, whatever the stream is.
  package struct Wishes: Equatable, Sendable {
    package var color = ColorChoice.auto
    package var usesASCII = false
    /// In cells.
    package var width: Int?

    package init(color: ColorChoice = .auto, usesASCII: Bool = false, width: Int? = nil) {
      self.color = color
      self.usesASCII = usesASCII
      self.width = width
    }
  }

  /// What the environment of the process says of its terminal.
  package struct Surroundings: Equatable, Sendable {
    /// What the user always wants, unless told otherwise.
    package var color = ColorChoice.auto
    /// The kind of the terminal: `dumb` can neither colour nor erase.
    package var kind: String?
    package var columns: Int?
    /// The locale of the encoding, by POSIX order of precedence.
    package var locale: String?

    package init(
      color: ColorChoice = .auto, kind: String? = nil, columns: Int? = nil, locale: String? = nil
    ) {
      self.color = color
      self.kind = kind
      self.columns = columns
      self.locale = locale
    }
  }

  package init(_ facts: StreamFacts, _ wishes: Wishes = Wishes(), in surroundings: Surroundings = Surroundings()) {
    isTerminal = facts.isTerminal
    width = Self.width(facts, wishes, surroundings)
    height = facts.isTerminal ? facts.rows : nil
    usesColor = Self.usesColor(facts, wishes.color, surroundings)
    canErase = facts.isTerminal && surroundings.kind != "dumb"
    glyphs = wishes.usesASCII || !Self.showsUnicode(surroundings) ? .ascii : .unicode
  }

  private static func width(_ facts: StreamFacts, _ wishes: Wishes, _ surroundings: Surroundings) -> Int? {
    if let width = wishes.width { return width }
    guard facts.isTerminal else { return nil }
    return surroundings.columns ?? facts.columns ?? standardWidth
  }

  /// The width of a terminal that tells none.
  package static let standardWidth = 80

  /// What was asked for, then what is always wanted, then what the stream is.
  private static func usesColor(_ facts: StreamFacts, _ choice: ColorChoice, _ surroundings: Surroundings) -> Bool {
    switch (choice, surroundings.color) {
    case (.always, _), (.auto, .always): true
    case (.never, _), (.auto, .never): false
    case (.auto, .auto): facts.isTerminal && surroundings.kind != "dumb"
    }
  }

  /// Whether the locale's encoding is UTF-8.
  ///
  /// Without any locale it counts as UTF-8: containers and services have none, and what their output ends up in can
  /// show it. A locale without an encoding, such as `C`, was chosen and means ASCII.
  private static func showsUnicode(_ surroundings: Surroundings) -> Bool {
    guard let locale = surroundings.locale?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}
