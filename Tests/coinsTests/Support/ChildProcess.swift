import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A program that was started, to be waited for.
///
/// In place of Foundation's `Process`, which notices ends by sockets that all of its kind share: among hundreds at once
/// an end has gone unnoticed.
struct ChildProcess: Sendable {
  let identifier: pid_t

  /// Starts a program with nothing on its stdin and no stream but the two given.
  ///
  /// - Parameters:
  ///   - environment: All of its variables.
  ///   - output: A descriptor for its stdout; nil for none at all.
  ///   - errors: The same for its stderr.
  init(_ program: URL, _ arguments: [String], environment: [String: String], output: Int32?, errors: Int32?) throws {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, number) in [(output, Int32(1)), (errors, 2)] {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    // As from a shell: nothing of ours but that, and no signal blocked or ignored.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    var flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      for name in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd") {
        if let descriptor = Int32(name), descriptor > 2 { posix_spawn_file_actions_addclose(&actions, descriptor) }
      }
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    let words = ([program.path] + arguments).map { strdup($0) }
    let variables = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in words + variables { free(text) } }
    var child = pid_t()
    let error = posix_spawn(&child, program.path, &actions, &attributes, words + [nil], variables + [nil])
    guard error == 0 else { throw POSIXError(.init(rawValue: error) ?? .ECHILD) }
    identifier = child
  }

  /// How a program ended.
  struct End: Sendable {
    /// What it ended with, or the number of the signal that killed it.
    let code: Int32
    let wasKilled: Bool
    let moment: ContinuousClock.Instant
  }

  /// Waits for the end, and brings it about after so many seconds.
  func end(within seconds: Double) async -> End {
    await withCheckedContinuation { continuation in
      let hasEnded = DispatchSemaphore(value: 0)
      Thread.detachNewThread { [identifier] in
        if hasEnded.wait(timeout: .now() + seconds) == .timedOut { kill(identifier, SIGKILL) }
      }
      Thread.detachNewThread { [identifier] in
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) == -1 && errno == EINTR {}
        // The clock is read where the end is noticed: a busy machine may resume the test much later.
        let moment = ContinuousClock.now
        hasEnded.signal()
        // The macros that take a status apart are not visible from Swift: the low bits hold the signal.
        let signal = status & 0x7F
        continuation.resume(
          returning: End(code: signal == 0 ? (status >> 8) & 0xFF : signal, wasKilled: signal != 0, moment: moment))
      }
    }
  }
}
