import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["kept": "old"]) }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test func `parts stand one behind the other, and nothing else is left`() throws {
    try FileWriter.write([Data("a".utf8), Data(), Data("bc".utf8)], to: "\(folder.path)/new", permissions: 0o600)
    #expect(try FileReader.read("\(folder.path)/new") == Data("abc".utf8))
    #expect(try names == ["kept", "new"])
  }

  @Test func `whoever has the old file open goes on reading it`() throws {
    let reader = try FileHandle(forReadingFrom: folder.url.appending(path: "kept"))
    try FileWriter.write([Data("new".utf8)], to: "\(folder.path)/kept", permissions: 0o600)
    #expect(try reader.readToEnd() == Data("old".utf8))
    #expect(try FileReader.read("\(folder.path)/kept") == Data("new".utf8))
  }

  @Test func `what cannot take its place leaves the old one and no draft`() throws {
    try FileManager.default.createDirectory(atPath: "\(folder.path)/taken/full", withIntermediateDirectories: true)
    #expect(throws: FileFault.self) {
      try FileWriter.write([Data("x".utf8)], to: "\(folder.path)/taken", permissions: 0o600)
    }
    #expect(throws: FileFault(code: ENOENT)) {
      try FileWriter.write([Data("x".utf8)], to: "\(folder.path)/missing/x", permissions: 0o600)
    }
    #expect(try names == ["kept", "taken"])
  }

  @Test func `writers at the same time leave one whole file`() async throws {
    let path = "\(folder.path)/kept"
    await withTaskGroup(of: Void.self) { group in
      for letter in "abcdefgh" {
        group.addTask {
          try? FileWriter.write([Data(String(repeating: letter, count: 9999).utf8)], to: path, permissions: 0o600)
        }
      }
    }
    let written = try FileReader.read(path)
    #expect(written.count == 9999 && Set(written).count == 1)
    #expect(try names == ["kept"])
  }
}
