import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A terminal that the tool is run on, and what was written to it.
final class PseudoTerminal: Sendable {
  /// The end that the tool gets; to be closed once it has it.
  let device: FileHandle
  private let screen: Int32

  /// Opens a terminal of that size, which passes every byte on as it is.
  ///
  /// - Parameter rows: 0 for a terminal that does not know its size.
  init(columns: Int, rows: Int) throws {
    screen = try Posix.check(Posix.openScreen())
    _ = fcntl(screen, F_SETFD, FD_CLOEXEC)
    let descriptor = try Posix.check(Posix.openDevice(screen))
    device = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var modes = termios()
    tcgetattr(descriptor, &modes)
    cfmakeraw(&modes)
    tcsetattr(descriptor, TCSANOW, &modes)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = try Posix.check(ioctl(descriptor, UInt(TIOCSWINSZ), &size))
  }

  deinit { close(screen) }

  /// What is written until the last program has closed its end.
  func transcript() async -> Data {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [screen] in
        var written = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        // The end shows as an error on some systems, and as no bytes on others.
        while case let count = read(screen, &buffer, buffer.count), count > 0 { written += buffer.prefix(count) }
        continuation.resume(returning: written)
      }
    }
  }
}

private enum Posix {
  // A program that another test starts at the same time must not keep a terminal open.
  private static let flags = O_RDWR | O_NOCTTY | O_CLOEXEC

  static func check(_ result: Int32) throws -> Int32 {
    guard result >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    return result
  }

  #if canImport(Darwin)
    static func openScreen() -> Int32 { posix_openpt(O_RDWR | O_NOCTTY) }

    static func openDevice(_ screen: Int32) -> Int32 {
      var name = [CChar](repeating: 0, count: 128)
      guard grantpt(screen) == 0, unlockpt(screen) == 0, ptsname_r(screen, &name, name.count) == 0 else { return -1 }
      return open(name, flags)
    }
  #else
    // Glibc keeps `posix_openpt` and the like from Swift; below them are these calls of Linux.
    static func openScreen() -> Int32 { open("/dev/ptmx", flags) }

    static func openDevice(_ screen: Int32) -> Int32 {
      var isLocked: Int32 = 0
      guard ioctl(screen, setLock, &isLocked) == 0 else { return -1 }
      return ioctl(screen, openPeer, flags)
    }

    /// `TIOCSPTLCK` and `TIOCGPTPEER` of `asm-generic/ioctls.h`, which Swift cannot read.
    private static let setLock: UInt = 0x4004_5431
    private static let openPeer: UInt = 0x5441
  #endif
}
