import Foundation
import Synchronization

/// The signals that a run heeds.
package enum Signals {
  private static let deadly = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// Makes a closed pipe, and a file that may grow no more, an error of the write rather than a death, and lets the
  /// signals through that end a run: some parents start their children with those blocked.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The runtime of Swift answers this one with a report of a crash.
    signal(SIGQUIT, SIG_DFL)
    admitDeadly()
  }

  /// Lets `work` be done before a signal ends the process, which then still dies by that signal; of several such works
  /// the newest.
  ///
  /// As long as a watch is being set up, or cannot be, a signal ends the process at once.
  package static func beforeDeath(_ work: @escaping @Sendable () -> Void) -> SignalWatch {
    state.withLock { state in
      state.work = work
      if state.isListening { catchDeadly() }
    }
    listener
    return SignalWatch()
  }

  fileprivate static func endWatch() {
    state.withLock { state in
      state.work = nil
      for number in deadly { signal(number, SIG_DFL) }
    }
  }

  private struct State {
    var work: (@Sendable () -> Void)?
    var isListening = false
  }

  private static let state = Mutex(State())

  /// From the handler of a signal, where hardly anything may be done, to the thread that does the work.
  private static let ends = Descriptor.pipe()

  /// Dispatch has sources for signals, but on Linux they lose some while they are set up and taken down.
  private static let listener: Void = Thread.detachNewThread {
    guard ends.reading >= 0 else { return }
    state.withLock { state in
      state.isListening = true
      if state.work != nil { catchDeadly() }
    }
    var byte: UInt8 = 0
    while read(ends.reading, &byte, 1) == 1 {
      state.withLock { $0.work }?()
      signal(Int32(byte), SIG_DFL)
      admitDeadly()
      raise(Int32(byte))
    }
  }

  private static func catchDeadly() {
    for number in deadly {
      signal(number) { number in
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Signals.ends.writing, &byte, 1)
      }
    }
  }

  /// Lets the signals that end a run through to this thread.
  private static func admitDeadly() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in deadly { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

/// Signals that are caught for as long as the value is held.
package final class SignalWatch: Sendable {
  fileprivate init() {}

  deinit { Signals.endWatch() }
}
