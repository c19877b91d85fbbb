/// What a piece of text means to the reader; the terminal's look follows from it.
///
/// The only place where escape sequences are written. Of colours only the basic ones are used, which every theme, dark
/// or light, sets so that they can be read.
package enum Style: CaseIterable, Equatable, Sendable {
  case plain
  /// The title of a group or of a column.
  case heading
  /// What matters most: the price.
  case strong
  /// What is there to be looked up: units, axes, the footer.
  case quiet
  /// Better than before.
  case rise
  /// Worse than before.
  case fall

  /// Wipes the line that the cursor stands in, for progress that leaves no trace.
  package static let erasedLine = "\r\u{1B}[2K"

  /// The text as a terminal shows it in this style, with every attribute reset behind it.
  package func applied(to text: String) -> String {
    guard let attribute, !text.isEmpty else { return text }
    return "\u{1B}[\(attribute)m\(text)\u{1B}[0m"
  }

  /// The parameter of the sequence Select Graphic Rendition (ECMA-48, 8.3.117).
  private var attribute: String? {
    switch self {
    case .plain: nil
    case .heading, .strong: "1"
    case .quiet: "2"
    case .rise: "32"
    case .fall: "31"
    }
  }
}
