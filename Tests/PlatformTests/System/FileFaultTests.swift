import Foundation
import Platform
import Testing

@Suite struct FileFaultTests {
  @Test(arguments: [
    (ENOENT, "no such file or directory", true, false), (ENOTDIR, "not a directory", true, false),
    (EACCES, "permission denied", false, false), (ENOSPC, "no space left on device", false, false),
    (EPIPE, "broken pipe", false, true),
  ])
  func `a fault has the system's words and a meaning`(code: Int32, words: String, isMissing: Bool, isClosedPipe: Bool) {
    let fault = FileFault(code: code)
    #expect(fault.words == words)
    #expect(fault.isMissing == isMissing)
    #expect(fault.isClosedPipe == isClosedPipe)
  }

  @Test(arguments: [0, 1, Int.max]) func `what a call gives is kept`(result: Int) throws {
    #expect(try FileFault.check { result } == result)
  }

  @Test(arguments: [-1, Int.min]) func `a call that fails is a fault of the code it left`(result: Int) {
    #expect(throws: FileFault(code: EACCES)) {
      try FileFault.check {
        errno = EACCES
        return result
      }
    }
  }

  @Test func `a call that a signal interrupts is made again`() throws {
    var calls = 0
    let result = try FileFault.check {
      calls += 1
      errno = EINTR
      return calls < 3 ? -1 : 7
    }
    #expect(result == 7 && calls == 3)
  }
}
