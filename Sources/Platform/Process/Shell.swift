import Foundation

/// The shell of the system.
package enum Shell {
  /// Runs a command of the shell with `input` on its stdin, and waits for its end.
  ///
  /// Meanwhile the keys that interrupt and quit are the command's: were the process to die of them, the command would
  /// lose its terminal. A command that does not read to the end is no failure.
  ///
  /// - Returns: The status that the shell ends with, 127 when there is none to be run; 128 and its number when a signal
  ///   ended it, as shells themselves have it for what they run.
  package static func run(_ command: String, input: [UInt8]) -> Int32 {
    // A child inherits what is ignored or blocked, but not what is caught. Threads of Dispatch have all blocked.
    let handlers = [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ].map { ($0, signal($0) { _ in }) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }

    // Foundation's `Process` would put it into the background, where it must not read from the terminal.
    guard let stream = popen(command, "w") else { return notRun }
    try? Descriptor.write(input, to: fileno(stream))
    let status = pclose(stream)
    // The macros that take a status apart are not visible from Swift: the low bits hold the signal.
    let number = status & 0x7F
    return number == 0 ? (status >> 8) & 0xFF : 128 + number
  }

  private static let notRun: Int32 = 127
}
