import Foundation

/// A stream that the process was started with, every write to it checked.
package struct StandardStream: Sendable {
  package let descriptor: Int32
  /// As a message names it.
  package let name: String

  package static let output = StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
  /// Under a number of its own, since libraries write to the usual one.
  package static let error = StandardStream(descriptor: Descriptor.copy(of: STDERR_FILENO), name: "standard error")

  /// Writes all of `bytes`.
  ///
  /// - Returns: False when whoever reads has stopped reading, which is no failure of anybody.
  /// - Throws: When the stream takes no more, as on a full disk.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(FileFault) -> Bool {
    do throws(FileFault) {
      try Descriptor.write(bytes, to: descriptor)
      return true
    } catch {
      guard error.isClosedPipe else { throw error }
      return false
    }
  }

  /// Keeps the numbers of standard streams that the process was started without from files and connections, which what
  /// is meant for the user would be written into.
  package static func reserveAll() {
    var descriptor: Int32 = 0
    // For reading alone, so that a write fails as it would have.
    while (0...STDERR_FILENO).contains(descriptor) { descriptor = open("/dev/null", O_RDONLY) }
    if descriptor > STDERR_FILENO { close(descriptor) }
  }
}
