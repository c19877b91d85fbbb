import Foundation
import Platform
import TestSupport
import Testing

/// Each in a process of its own: a child that another test starts at the same time holds what this process holds for a
/// moment, until it becomes another program.
@Suite struct FileLockTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/lock" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `one holder at a time has a lock`() async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let lock = try #require(try FileLock(path))
      let other = try #require(try FileLock("\(path).other"))
      #expect(try FileLock(path) == nil)
      lock.release()
      try #require(try FileLock(path)).release()
      other.release()
    }
  }

  @Test func `a lock is one among processes, and ends with its holder`() async throws {
    let held = try #require(try FileLock(path))
    await #expect(processExitsWith: .success) { [path = path as String] in
      let second = try FileLock(path)
      #expect(second == nil)
    }
    held.release()
    for _ in 1...2 {
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = "\(path).other" as String] in
        _ = try #require(try FileLock(path))
        raise(SIGKILL)
      }
    }
  }

  @Test func `a child does not hold what its parent has`() async {
    await #expect(processExitsWith: .success) { [path = path as String] in
      let lock = try #require(try FileLock(path))
      let (child, input) = (Process(), Pipe())
      child.executableURL = URL(filePath: "/bin/cat")
      child.standardInput = input
      child.standardOutput = FileHandle.nullDevice
      try child.run()
      lock.release()
      try #require(try FileLock(path)).release()
      #expect(child.isRunning)
      try input.fileHandleForWriting.close()
      child.waitUntilExit()
    }
  }

  @Test func `the file is its owner's alone`() throws {
    try #require(try FileLock(path)).release()
    let facts = try FileManager.default.attributesOfItem(atPath: path)
    #expect((facts[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
  }

  @Test func `a file that cannot be opened is a fault, and no lock of somebody else`() {
    #expect(throws: FileFault(code: ENOENT)) { try FileLock("\(folder.path)/missing/lock") }
    #expect(throws: FileFault(code: EISDIR)) { try FileLock(folder.path) }
  }
}
