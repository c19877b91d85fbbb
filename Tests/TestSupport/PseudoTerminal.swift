package import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal that a program is run on, and what was written to it.
package final class PseudoTerminal: Sendable {
  /// The end that the program gets; to be closed once it has it.
  package let device: FileHandle
  private let screen: Int32

  /// Opens a terminal of that size, which passes every byte on as it is.
  ///
  /// - Parameter rows: 0 for a terminal that does not know its size.
  package init(columns: Int, rows: Int) throws {
    var (screen, device): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&screen, &device, nil, nil, &size) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    // A program that another test starts at the same time must not keep the terminal open.
    for end in [screen, device] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var modes = termios()
    tcgetattr(device, &modes)
    cfmakeraw(&modes)
    tcsetattr(device, TCSANOW, &modes)
    self.screen = screen
    self.device = FileHandle(fileDescriptor: device, closeOnDealloc: true)
  }

  deinit { close(screen) }

  /// What is written until the last program has closed its end, as the one element.
  ///
  /// Reads from now on, and not when a task gets its turn: whoever writes to a terminal waits when nobody reads.
  package func transcript() -> AsyncStream<Data> {
    let (transcripts, ending) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread { [self] in
      var written = Data()
      var buffer = [UInt8](repeating: 0, count: 4096)
      var count = 0
      // The end shows as an error on some systems, and as no bytes on others; a signal is none.
      repeat {
        count = read(screen, &buffer, buffer.count)
        if count > 0 { written += buffer.prefix(count) }
      } while count > 0 || (count < 0 && errno == EINTR)
      ending.yield(written)
    }
    return transcripts
  }
}
