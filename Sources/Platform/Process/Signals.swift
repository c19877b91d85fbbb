import Dispatch
import Foundation
import Synchronization

/// The signals that a run heeds.
package enum Signals {
  fileprivate static let deadly = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// Makes a closed pipe, and a file that may grow no more, an error of the write rather than a death, and lets the
  /// signals through that end a run: some parents start their children with those blocked.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The runtime of Swift answers this one with a report of a crash.
    signal(SIGQUIT, SIG_DFL)
    admitDeadly()
  }

  /// Lets `work` be done before a signal ends the process, which then still dies by that signal.
  package static func beforeDeath(_ work: @escaping @Sendable () -> Void) -> SignalWatch {
    SignalWatch(
      deadly.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler {
          work()
          signal(number, SIG_DFL)
          // To this very thread, which lets it through: what is sent to the process may be taken by the source again.
          admitDeadly()
          raise(number)
        }
        source.resume()
        return source
      })
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
  private let sources: Mutex<[any DispatchSourceSignal]>

  fileprivate init(_ sources: sending [any DispatchSourceSignal]) { self.sources = Mutex(sources) }

  deinit {
    sources.withLock { for source in $0 { source.cancel() } }
    for number in Signals.deadly { signal(number, SIG_DFL) }
  }
}
