import Foundation
import Platform
import TestSupport
import Testing

/// Each in a process of its own, since signals are a whole process's.
@Suite struct ShellTests {
  @Test func `a command ends with its status, or with that of the signal that ended it`() async {
    await #expect(processExitsWith: .success) {
      let cases: [(command: String, status: Int32)] = [
        ("true", 0), ("exit 3", 3), ("exit 255", 255), ("exec 2>/dev/null; no-such-command", 127),
        ("exec 2>/dev/null; /dev/null", 126), ("kill -KILL $$", 128 + SIGKILL), ("kill -TERM $$", 128 + SIGTERM),
      ]
      for (command, status) in cases { #expect(Shell.run(command, input: []) == status, "\(command)") }
    }
  }

  @Test(arguments: [0, 1, 1_000_000]) func `a command reads all of its input and then its end`(count: Int) async throws
  {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path as String, count] in
      let input = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      #expect(Shell.run("cat >'\(path)/copy'", input: input) == 0)
      let copy = try FileReader.read("\(path)/copy")
      #expect(copy == Data(input))
    }
  }

  @Test func `a command that does not read its input is no failure`() async {
    await #expect(processExitsWith: .success) {
      // More than a pipe holds, so that writing meets the end of the command.
      #expect(Shell.run("exit 4", input: Array(repeating: 0, count: 1_000_000)) == 4)
    }
  }

  @Test func `the keys that interrupt are the command's, and then the process's again`() async {
    await #expect(processExitsWith: .exitCode(5)) {
      exit(Shell.run("kill -INT $PPID; kill -QUIT $PPID; exit 5", input: []))
    }
    await #expect(processExitsWith: .signal(SIGINT)) {
      guard Shell.run("true", input: []) == 0 else { return }
      // Not to this very thread, which blocks it.
      kill(getpid(), SIGINT)
      while true { pause() }
    }
  }

  @Test(arguments: [("INT", SIGINT), ("QUIT", SIGQUIT), ("PIPE", SIGPIPE), ("XFSZ", SIGXFSZ), ("TERM", SIGTERM)])
  func `a command dies of a signal even where the process ignores or blocks it`(name: String, number: Int32) async {
    await #expect(processExitsWith: .success) { [name, number] in
      var all = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, nil)
      for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
      #expect(Shell.run("kill -\(name) $$; exit 1", input: []) == 128 + number)
      // Blocked again: it would end the process otherwise.
      raise(SIGTERM)
    }
  }
}
