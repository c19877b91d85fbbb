/// The program that shows what is longer than the screen.
struct Pager: Equatable, Sendable {
  /// For the shell, so that it may hold arguments.
  let command: String
  private let glyphs: Glyphs
  /// How many lines the screen has.
  private let height: Int

  /// Leaves at once what fits the screen (F), shows colours (R), and leaves the text on the screen (X).
  private static let lessOptions = "FRX"
  /// In silence when there is no `less`, as on a small system: nobody asked for it.
  private static let fallback = "command -v less >/dev/null || exit 127; exec less -\(lessOptions)"

  /// The pager for a view; nil where none is wanted or none would be of use.
  init?(of view: View, _ environment: Environment, _ settings: Settings, _ terminal: Terminal) {
    guard view.isPaged, settings.usesPager, settings.format == .text else { return nil }
    guard terminal.isTerminal, let height = terminal.height else { return nil }
    guard let kind = environment.term, kind != "dumb" else { return nil }
    let command = environment.pager ?? Self.fallback
    // As with git, `cat` is a way to say that there shall be none.
    guard !command.allSatisfy(\.isWhitespace), command != "cat" else { return nil }
    self.command = command
    self.glyphs = terminal.glyphs
    self.height = height
  }

  /// Shows a text if it is longer than the screen, until the reader has had enough of it.
  ///
  /// - Returns: False when nothing was shown: the text fits, or there is no such program.
  func show(_ text: [UInt8]) -> Bool {
    // One line is the prompt's, which comes below the text.
    guard text.count(where: { $0 == UInt8(ascii: "\n") }) >= height else { return false }
    guard let status = Platform.runShell(setup + command, input: text) else { return true }
    return !Self.notRun.contains(status)
  }

  /// What a shell ends with when a command is not there, or is no program.
  private static let notRun: ClosedRange<Int32> = 126...127

  /// Tells `less`, however it comes to be called, what to do unless the user has.
  private var setup: String {
    let charset = glyphs == .unicode ? #" LESSCHARSET="${LESSCHARSET-utf-8}""# : ""
    return #"export LESS="${LESS-\#(Self.lessOptions)}"\#(charset); "#
  }
}

extension View {
  /// Whether it may be longer than a screen, and has the option not to be paged.
  fileprivate var isPaged: Bool {
    switch self {
    case .list, .details: true
    case .search: false
    }
  }
}
