import Foundation

/// Why the system refused to do something with a file.
struct FileFault: Error, Equatable, Sendable {
  /// An `errno`.
  let code: Int32

  /// The system's words for it, lower case.
  var words: String {
    let words = String(cString: strerror(code))
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Runs a system call until no signal interrupts it.
  ///
  /// - Returns: what the call gave, which is not negative.
  /// - Throws: the fault that it left in `errno` when it gave less than 0.
  @discardableResult
  static func check<Number: BinaryInteger>(_ call: () -> Number) throws(FileFault) -> Number {
    while true {
      let result = call()
      if result >= 0 { return result }
      let code = errno
      if code != EINTR { throw FileFault(code: code) }
    }
  }
}
