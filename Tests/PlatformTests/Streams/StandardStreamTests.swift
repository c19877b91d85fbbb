import Foundation
import TestSupport
import Testing

@testable import Platform

@Suite struct StandardStreamTests {
  @Test func `errors have a number of their own, which children do not get`() {
    #expect(StandardStream.output.descriptor == STDOUT_FILENO)
    #expect(StandardStream.error.descriptor > STDERR_FILENO)
    #expect(fcntl(StandardStream.error.descriptor, F_GETFD) & FD_CLOEXEC != 0)
  }

  @Test func `all bytes are written, one write behind the other`() throws {
    let folder = try TemporaryFolder(["file": ""])
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "file"))
    let stream = StandardStream(descriptor: file.fileDescriptor, name: "a file")
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    for part in [bytes, [], bytes] { #expect(try stream.write(part)) }
    #expect(try FileReader.read("\(folder.path)/file") == Data(bytes + bytes))
  }

  @Test func `a stream that takes no more is a fault`() throws {
    let reading = Pipe().fileHandleForReading
    #expect(throws: FileFault(code: EBADF)) {
      try StandardStream(descriptor: reading.fileDescriptor, name: "a pipe").write([1])
    }
    #if os(Linux)
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      #expect(throws: FileFault(code: ENOSPC)) {
        try StandardStream(descriptor: full.fileDescriptor, name: "a disk").write([1])
      }
    #endif
  }

  @Test func `a reader that has stopped reading is no fault`() async {
    await #expect(processExitsWith: .success) {
      Signals.prepare()
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let stream = StandardStream(descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "a pipe")
      let isRead = try stream.write([1])
      #expect(!isRead)
    }
  }

  @Test(arguments: [[0], [1], [2], [0, 1, 2]])
  func `no file gets the number of a stream that is not there, nor do writes to it succeed`(missing: [Int32]) async {
    await #expect(processExitsWith: .success) { [missing] in
      func reserve() -> Bool {
        for descriptor in missing { close(descriptor) }
        StandardStream.reserveAll()
        return missing.allSatisfy { write($0, "x", 1) < 0 && errno == EBADF }
          && open("/dev/null", O_RDONLY) > STDERR_FILENO
      }
      // More than once, since Dispatch opens files for a moment as well, from threads of its own.
      #expect((1...100).contains { _ in reserve() })
    }
  }
}
