import Foundation
import Platform
import TestSupport
import Testing

/// Each in a process of its own, since signals are a whole process's.
@Suite struct SignalsTests {
  private static let deadly = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  @Test(arguments: deadly) func `a signal that a parent has blocked gets through`(number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, nil)
      Signals.prepare()
      raise(number)
    }
  }

  @Test func `a closed pipe and a file that may grow no more are errors of the write`() async throws {
    let folder = try TemporaryFolder(["file": ""])
    await #expect(processExitsWith: .success) { [path = "\(folder.path)/file" as String] in
      Signals.prepare()
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      #expect(throws: FileFault(code: EPIPE)) {
        try Descriptor.write([1], to: pipe.fileHandleForWriting.fileDescriptor)
      }
      var limit = rlimit(rlim_cur: 10, rlim_max: 10)
      #if canImport(Darwin)
        setrlimit(RLIMIT_FSIZE, &limit)
      #else
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #endif
      let file = try #require(FileHandle(forWritingAtPath: path))
      #expect(throws: FileFault(code: EFBIG)) {
        try Descriptor.write(Array(repeating: 7 as UInt8, count: 100), to: file.fileDescriptor)
      }
      #expect(try FileReader.read(path) == Data(repeating: 7, count: 10))
    }
  }

  @Test(arguments: deadly) func `work is done before a signal ends the process`(number: Int32) async {
    let result = await #expect(processExitsWith: .signal(number), observing: [\.standardOutputContent]) { [number] in
      let watch = Signals.beforeDeath { try? Descriptor.write(Array("done".utf8), to: STDOUT_FILENO) }
      withExtendedLifetime(watch) {
        Self.waitUntilCaught(number)
        Self.receive(number)
      }
    }
    #expect(result.map { String(decoding: $0.standardOutputContent, as: UTF8.self).contains("done") } == true)
  }

  @Test(arguments: deadly) func `without a watch a signal ends the process at once`(number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      do {
        let watch = Signals.beforeDeath { exit(1) }
        withExtendedLifetime(watch) { Self.waitUntilCaught(number) }
      }
      Self.receive(number)
    }
  }

  @Test(arguments: deadly) func `a signal is not lost while a watch is being set up`(number: Int32) async {
    await #expect(processExitsWith: .signal(number)) { [number] in
      let watch = Signals.beforeDeath {}
      withExtendedLifetime(watch) { Self.receive(number) }
    }
  }

  /// Returns once a watch has been set up; a signal ends the process when that takes too long.
  private static func waitUntilCaught(_ number: Int32) {
    alarm(30)
    while !isCaught(number) { sched_yield() }
  }

  /// Sends the process a signal that ends it; another one does when that is lost.
  private static func receive(_ number: Int32) {
    alarm(30)
    kill(getpid(), number)
    while true { pause() }
  }

  /// Whether the process has a handler of its own for a signal, or ignores it.
  private static func isCaught(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      return action.__sigaction_u.__sa_handler != nil
    #else
      return action.__sigaction_handler.sa_handler != nil
    #endif
  }
}
