import Foundation
import Platform
import TestSupport
import Testing

@Suite struct DescriptorTests {
  @Test(arguments: [0, 1, 1_000_000], [0, O_NONBLOCK])
  func `all bytes are written, however little a pipe holds and whether it waits or not`(
    count: Int, flags: Int32
  ) throws {
    let (pipe, bytes) = (Pipe(), Data((0..<count).map { UInt8(truncatingIfNeeded: $0) }))
    let writer = pipe.fileHandleForWriting.fileDescriptor
    try #require(fcntl(writer, F_SETFL, flags) == 0)
    let read = Handover<Data?>()
    let reader = pipe.fileHandleForReading
    Thread.detachNewThread { read.give(try? reader.readToEnd() ?? Data()) }
    try Descriptor.write(bytes, to: writer)
    try pipe.fileHandleForWriting.close()
    #expect(read.take() == bytes)
  }

  @Test func `what cannot be written is a fault`() {
    #expect(throws: FileFault(code: EBADF)) { try Descriptor.write([1], to: -1) }
    #expect(throws: FileFault(code: EBADF)) {
      try Descriptor.write([1], to: Pipe().fileHandleForReading.fileDescriptor)
    }
  }

  @Test func `nothing is written of nothing, wherever to`() throws {
    try Descriptor.write([UInt8](), to: -1)
  }

  @Test func `a copy is the same file under another number, which children do not get`() throws {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    let copy = Descriptor.copy(of: writer.fileDescriptor)
    #expect(copy != writer.fileDescriptor && copy > STDERR_FILENO)
    #expect(fcntl(copy, F_GETFD) & FD_CLOEXEC != 0)
    try writer.close()
    try Descriptor.write(Array("through the copy".utf8), to: copy)
    close(copy)
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("through the copy".utf8))
  }

  @Test func `what goes in at one end of a pipe comes out at the other, and children get neither`() throws {
    let pipe = Descriptor.pipe()
    for end in [pipe.reading, pipe.writing] { #expect(fcntl(end, F_GETFD) & FD_CLOEXEC != 0) }
    try Descriptor.write([7 as UInt8], to: pipe.writing)
    close(pipe.writing)
    let reader = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
    #expect(try reader.readToEnd() == Data([7]))
  }

  @Test func `of what is not open there is no copy`() {
    #expect(Descriptor.copy(of: -1) == -1)
  }
}
