import Foundation
import Platform
import Testing

#if !canImport(Darwin)
  /// Each in a process of its own, since a trap ends one.
  @Suite struct TrapTests {
    @Test func `a library's trap is told of, and the process lives on`() async {
      await #expect(processExitsWith: .exitCode(7)) {
        Trap.arm()
        Trap.watch { exit(7) }
        Thread.detachNewThread { fatalError("a library's") }
        while true { pause() }
      }
    }

    @Test func `a trap of a task ends the process as ever`() async {
      await #expect(processExitsWith: .trap) {
        Trap.arm()
        Trap.watch { exit(7) }
        fatalError("our own")
      }
    }

    @Test func `without being armed nothing is kept from ending the process`() async {
      await #expect(processExitsWith: .trap) {
        Trap.watch { exit(7) }
        Thread.detachNewThread { fatalError("a library's") }
        while true { pause() }
      }
    }

    @Test func `what libraries write is lost while they are muted, and what we write is not`() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        Trap.arm()
        func writeBoth(_ text: String) throws {
          try Descriptor.write(Array("library \(text)\n".utf8), to: STDERR_FILENO)
          try StandardStream.error.write(Array("ours \(text)\n".utf8))
        }
        for muted in [true, true, false, false] {
          Trap.mute(muted)
          try writeBoth(muted ? "muted" : "heard")
        }
      }
      let written = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
      #expect(written.contains("ours muted\nours muted\nlibrary heard\nours heard\nlibrary heard\nours heard\n"))
    }

    @Test func `without being armed nothing is muted`() async {
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        Trap.mute(true)
        try Descriptor.write(Array("library heard\n".utf8), to: STDERR_FILENO)
      }
      #expect(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("library heard") } == true)
    }
  }

  extension ExitTest.Condition {
    /// The signal that the processor's answer to an instruction that is none becomes.
    fileprivate static var trap: Self {
      #if arch(x86_64)
        .signal(SIGILL)
      #else
        .signal(SIGTRAP)
      #endif
    }
  }
#endif
