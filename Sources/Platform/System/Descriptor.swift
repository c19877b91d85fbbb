package import Foundation

/// What is done with a file descriptor, the system's number for an open file or stream.
package enum Descriptor {
  /// Writes all of `bytes`, however many calls that takes.
  package static func write(_ bytes: some ContiguousBytes, to descriptor: Int32) throws(FileFault) {
    let written = bytes.withUnsafeBytes { bytes in
      Result { () throws(FileFault) in
        var rest = bytes[...]
        while !rest.isEmpty {
          let buffer = UnsafeRawBufferPointer(rebasing: rest)
          rest = rest.dropFirst(try FileFault.check { Foundation.write(descriptor, buffer.baseAddress, buffer.count) })
        }
      }
    }
    try written.get()
  }

  /// A pipe within the process, which children do not get; -1 at both ends when there is none to be had.
  package static func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    _ = Foundation.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Another number for the same file, which children do not get; the same number when there is none to be had.
  package static func copy(of descriptor: Int32) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    return copy < 0 ? descriptor : copy
  }
}
