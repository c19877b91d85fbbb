package import Foundation

/// What is done with a file descriptor, the system's number for an open file or stream.
package enum Descriptor {
  /// Writes all of `bytes`, however many calls that takes, and waits for room where the file does not do so itself, as
  /// whoever else has it open may have set.
  package static func write(_ bytes: some ContiguousBytes, to descriptor: Int32) throws(FileFault) {
    let written = bytes.withUnsafeBytes { bytes in
      Result { () throws(FileFault) in
        var rest = bytes[...]
        while !rest.isEmpty {
          rest = rest.dropFirst(try writeSome(UnsafeRawBufferPointer(rebasing: rest), to: descriptor))
        }
      }
    }
    try written.get()
  }

  /// Writes as many bytes as the file takes at once, and tells how many.
  private static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(FileFault) -> Int {
    while true {
      do throws(FileFault) {
        return try FileFault.check { Foundation.write(descriptor, bytes.baseAddress, bytes.count) }
      } catch {
        guard error.code == EAGAIN else { throw error }
      }
      var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&room, 1, -1)
    }
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
