import Foundation

/// Files that are there whole or not at all.
enum AtomicFile {
  /// The bytes of the file at `path`.
  static func read(_ path: String) throws(FileFault) -> Data {
    let file = try FileFault.check { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(file) }
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try FileFault.check { Foundation.read(file, &chunk, chunk.count) }
      if count == 0 { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }

  /// Writes `data` to `path` so that a reader, or a crash, sees the old file or the new one.
  ///
  /// The folder must be there. `mode` is what the file may be used for, before the process's mask.
  static func write(_ data: Data, to path: String, mode: mode_t) throws(FileFault) {
    let folder = (path as NSString).deletingLastPathComponent
    let temporary = (folder as NSString).appendingPathComponent("\(temporaryPrefix)\(UUID().uuidString)")
    do throws(FileFault) {
      try writeAndSync(data, to: temporary, mode: mode)
      try FileFault.check { rename(temporary, path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Makes the folder at `path` and those above it; one that is there is left as it is.
  static func makeFolder(_ path: String, mode: mode_t) throws(FileFault) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw FileFault(code: ENOTDIR) }
      return
    }
    let parent = (path as NSString).deletingLastPathComponent
    if !parent.isEmpty, parent != path { try makeFolder(parent, mode: mode) }
    do throws(FileFault) {
      try FileFault.check { mkdir(path, mode) }
    } catch {
      // Another process may have been faster.
      if error.code != EEXIST { throw error }
    }
  }

  /// How the names of files begin that are not yet whole.
  static let temporaryPrefix = ".new-"

  private static func writeAndSync(_ data: Data, to path: String, mode: mode_t) throws(FileFault) {
    let file = try FileFault.check { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    defer { close(file) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = try FileFault.check { rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } }
      rest = rest.dropFirst(count)
    }
    try FileFault.check { fsync(file) }
  }
}
