import Foundation
import Synchronization

/// Keeps a run alive where URLSession on Linux ends its process: when a server closes within the header of an answer,
/// or sends a trailer behind one.
///
/// The thread that traps is stopped for good, and with it the library. Traps of a task of ours are our own faults and
/// end the process as ever. What the library says then is not for the user's eyes: while it works, the standard error
/// leads nowhere for everybody but `StandardStream.error`.
package enum Trap {
  /// Whether the process is the tool's alone, as that of its tests is not.
  private static let isArmed = Atomic(false)
  private static let isMuted = Mutex(false)

  /// A pipe from the thread that traps to the one that tells of it.
  private static let ends = Descriptor.pipe()

  /// Lets all below be done; without it nothing is, and on macOS never, where URLSession has no such faults.
  package static func arm() {
    #if !canImport(Darwin)
      isArmed.store(true, ordering: .relaxed)
    #endif
  }

  /// Calls `handle` each time that a thread of the library traps from now on.
  package static func watch(_ handle: @escaping @Sendable () -> Void) {
    guard isArmed.load(ordering: .relaxed) else { return }
    let reading = ends.reading
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(reading, &byte, 1) == 1 { handle() }
    }
    for number in [SIGILL, SIGTRAP] {
      signal(number) { number in
        // All that we do ourselves is a task's. The instruction is run again, and the trap then ends the process.
        guard withUnsafeCurrentTask(body: { $0 == nil }) else {
          signal(number, SIG_DFL)
          return
        }
        var byte: UInt8 = 0
        _ = Foundation.write(Trap.ends.writing, &byte, 1)
        while true { pause() }
      }
    }
  }

  /// Sets whether what libraries write to the standard error is lost.
  package static func mute(_ muted: Bool) {
    isMuted.withLock { isMuted in
      guard isArmed.load(ordering: .relaxed), muted != isMuted else { return }
      isMuted = muted
      // Asked for in any case, since our own number must have been made before the usual one leads nowhere.
      let own = StandardStream.error.descriptor
      guard muted else { return _ = dup2(own, STDERR_FILENO) }
      let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
      guard nowhere >= 0 else { return }
      dup2(nowhere, STDERR_FILENO)
      close(nowhere)
    }
  }
}
