import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder(["file": "x"]) }

  @Test func `a folder is made with those above it, and made once`() throws {
    for _ in 1...2 { try Folder.make("\(folder.path)/a/b/c", permissions: 0o700) }
    var isFolder: ObjCBool = false
    #expect(
      FileManager.default.fileExists(atPath: "\(folder.path)/a/b/c", isDirectory: &isFolder) && isFolder.boolValue)
  }

  @Test func `a file in the way is a fault`() throws {
    #expect(throws: FileFault(code: ENOTDIR)) { try Folder.make("\(folder.path)/file/a", permissions: 0o700) }
  }

  @Test func `a private folder is closed to others`() throws {
    let path = "\(folder.path)/private"
    func permissions() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    try Folder.makePrivate(path)
    #expect(try permissions() == 0o700)
    chmod(path, 0o777)
    try Folder.makePrivate(path)
    #expect(try permissions() == 0o700)
  }

  @Test func `files that were touched since stay, and so do folders and what is not of the kind`() throws {
    let past = Date(timeIntervalSinceNow: -1000)
    for name in ["a.old", "touched.old", "not ours"] {
      let path = "\(folder.path)/\(name)"
      try FileWriter.write([], to: path, permissions: 0o600)
      try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: path)
    }
    try Folder.make("\(folder.path)/folder.old", permissions: 0o700)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: "\(folder.path)/folder.old")
    Folder.touch("\(folder.path)/touched.old")
    Folder.removeFiles(in: folder.path, endingIn: [".old"], untouchedSince: Date(timeIntervalSinceNow: -500))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["file", "folder.old", "not ours", "touched.old"])
  }

  @Test func `a folder tells the names of all that is in it`() throws {
    try Folder.make("\(folder.path)/a folder", permissions: 0o700)
    for name in [".hidden", "a?b=c&d%20.json", "币安"] {
      try FileWriter.write([], to: "\(folder.path)/\(name)", permissions: 0o600)
    }
    #expect(
      try Set(Folder.names(in: folder.path)) == ["file", "a folder", ".hidden", "a?b=c&d%20.json", "币安"])
    #expect(try Folder.names(in: "\(folder.path)/a folder").isEmpty)
  }

  @Test func `what is no folder has no names`() {
    #expect(throws: FileFault(code: ENOENT)) { try Folder.names(in: "\(folder.path)/nothing") }
    #expect(throws: FileFault(code: ENOTDIR)) { try Folder.names(in: "\(folder.path)/file") }
  }
}
