import Foundation

/// What the system says of the stream behind a file descriptor.
package struct StreamFacts: Equatable, Sendable {
  package var isTerminal = false
  /// In cells; nil when it is no terminal, or one that does not know its size, as a serial line.
  package var columns: Int?
  /// In lines; nil as above.
  package var rows: Int?

  package init(isTerminal: Bool = false, columns: Int? = nil, rows: Int? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.rows = rows
  }

  /// Asks the system.
  package init(descriptor: Int32) {
    guard isatty(descriptor) == 1 else { return }
    isTerminal = true
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return }
    columns = size.ws_col > 0 ? Int(size.ws_col) : nil
    rows = size.ws_row > 0 ? Int(size.ws_row) : nil
  }
}
