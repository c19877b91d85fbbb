import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [0, 1, 65_536, 65_537, 1_000_000])
  func `all bytes of a file are read`(count: Int) throws {
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
    let path = "\(folder.path)/file"
    try bytes.write(to: URL(filePath: path))
    #expect(try FileReader.read(path) == bytes)
  }

  @Test func `what is missing or a folder is a fault`() {
    #expect(throws: FileFault(code: ENOENT)) { try FileReader.read("\(folder.path)/nothing") }
    #expect(throws: FileFault(code: EISDIR)) { try FileReader.read(folder.path) }
  }

  @Test func `what has no end, or no beginning, is not waited for`() throws {
    let pipe = "\(folder.path)/pipe"
    try #require(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileFault(code: ENOTSUP)) { try FileReader.read(pipe) }
    #expect(throws: FileFault(code: ENOTSUP)) { try FileReader.read("/dev/zero") }
  }

  @Test func `a file larger than any answer is refused`() throws {
    let path = "\(folder.path)/large"
    try Data().write(to: URL(filePath: path))
    try #require(truncate(path, 49 * 1024 * 1024) == 0)
    #expect(throws: FileFault(code: EFBIG)) { try FileReader.read(path) }
  }

  @Test(arguments: [(0, ""), (3, "abc"), (6, "abcdef"), (100, "abcdef")])
  func `the head of a file is no more than was asked for`(count: Int, head: String) throws {
    let path = "\(folder.path)/file"
    try Data("abcdef".utf8).write(to: URL(filePath: path))
    #expect(try FileReader.head(of: path, count: count) == Data(head.utf8))
  }

  @Test func `what is no file has no head`() {
    #expect(throws: FileFault(code: ENOENT)) { try FileReader.head(of: "\(folder.path)/nothing", count: 1) }
    #expect(throws: FileFault(code: EISDIR)) { try FileReader.head(of: folder.path, count: 1) }
    #expect(throws: FileFault(code: ENOTSUP)) { try FileReader.head(of: "/dev/zero", count: 1) }
  }
}
