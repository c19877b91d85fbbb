import Foundation

/// Why the system refused to do something with a file.
package struct FileFault: Error, Equatable, Sendable {
  /// An `errno`.
  package let code: Int32

  /// The system's words for it, lower case.
  package var words: String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether nobody reads from the other end any more, which is no failure of anybody.
  package var isClosedPipe: Bool { code == EPIPE }

  package init(code: Int32) {
    self.code = code
  }

  /// Runs a system call until no signal interrupts it.
  ///
  /// - Returns: what the call gave, which is not negative.
  /// - Throws: the fault that it left in `errno` when it gave less than 0.
  @discardableResult
  package static func check<Number: BinaryInteger>(_ call: () -> Number) throws(FileFault) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw FileFault(code: code) }
    }
  }
}
