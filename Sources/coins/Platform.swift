import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What systems do differently, or say only in C.
enum Platform {
  /// What the system says of the stream behind a file descriptor.
  static func facts(ofStream descriptor: Int32) -> Terminal.Facts {
    guard isatty(descriptor) == 1 else { return Terminal.Facts() }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return Terminal.Facts(isTerminal: true) }
    return Terminal.Facts(
      isTerminal: true,
      // A terminal that does not know its size, such as a serial line, says 0.
      columns: size.ws_col > 0 ? Int(size.ws_col) : nil,
      rows: size.ws_row > 0 ? Int(size.ws_row) : nil)
  }
}

extension Platform {
  /// Does work of Foundation's that would make folders in the home of the user, and leave them empty.
  ///
  /// On Linux even a session that keeps nothing has a store of cookies, named after the folder of the program, and one
  /// of answers. They are not made where they cannot be.
  static func withoutFolders<Value>(_ work: () -> Value) -> Value {
    #if canImport(Darwin)
      return work()
    #else
      let before: [(String, String?)] = ["XDG_CACHE_HOME", "XDG_DATA_HOME"].map { name in
        (name, getenv(name).map { String(cString: $0) })
      }
      for (name, _) in before { setenv(name, "/dev/null", 1) }
      defer { for (name, value) in before { if let value { setenv(name, value, 1) } else { unsetenv(name) } } }
      return work()
    #endif
  }
}

extension Platform {
  /// How a write ended.
  enum Written: Equatable {
    case all
    /// Nobody reads any more.
    case closed
    case failed(String)
  }

  /// Writes all of `bytes` to a file descriptor.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Written {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return .closed
      } else if errno != EINTR {
        return .failed(String(cString: strerror(errno)))
      }
    }
    return .all
  }

  /// Keeps the numbers of standard streams that we were started without from files and connections, which what is
  /// meant for the user would be written into.
  static func reserveStandardStreams() {
    var descriptor: Int32 = 0
    // For reading alone, so that a write fails as it would have.
    while (0...STDERR_FILENO).contains(descriptor) { descriptor = open("/dev/null", O_RDONLY) }
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Makes a closed pipe, and a file that may grow no more, an error of the write rather than a death, and lets the
  /// signals through that end a run: some parents start their children with those blocked.
  static func prepareSignals() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    // The runtime of Swift answers this one with a report of a crash.
    signal(SIGQUIT, SIG_DFL)
    admitDeadlySignals()
  }

  /// Lets the signals that end a run through to this thread.
  private static func admitDeadlySignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in deadlySignals { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}

extension Platform {
  /// Signals that are caught for as long as the value is held.
  final class SignalWatch: Sendable {
    private let sources: Mutex<[any DispatchSourceSignal]>

    fileprivate init(_ sources: sending [any DispatchSourceSignal]) { self.sources = Mutex(sources) }

    deinit {
      sources.withLock { for source in $0 { source.cancel() } }
      for number in deadlySignals { signal(number, SIG_DFL) }
    }
  }

  private static let deadlySignals = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  /// Lets `work` be done before a signal ends the process, which then still dies by that signal.
  static func beforeDeath(_ work: @escaping @Sendable () -> Void) -> SignalWatch {
    SignalWatch(
      deadlySignals.map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler {
          work()
          signal(number, SIG_DFL)
          // To this very thread, which lets it through: what is sent to the process may be taken by the source again.
          admitDeadlySignals()
          raise(number)
        }
        source.resume()
        return source
      })
  }
}

// Inside `Platform` the plain name would be the method above.
private let systemWrite = write
