import Foundation

/// Whole files, written so that whoever reads one sees the old bytes or the new ones, never a part.
enum FileWriter {
  /// Ends the name of a file that is not whole yet.
  static let unfinished = ".tmp"

  /// Puts `parts`, one behind the other, into the file at `path`.
  ///
  /// They go into a file of their own in the same folder, which takes the place of the old one once it is on the disk.
  static func write(_ parts: [Data], to path: String, permissions: mode_t) throws(FileFault) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let draft = "\(folder).\(UUID().uuidString)\(unfinished)"
    let file = try FileFault.check { open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions) }
    do {
      defer { close(file) }
      for part in parts { try write(part, to: file) }
      try FileFault.check { fsync(file) }
    } catch {
      unlink(draft)
      throw error
    }
    do {
      try FileFault.check { rename(draft, path) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func write(_ part: Data, to file: Int32) throws(FileFault) {
    var rest = part[...]
    while !rest.isEmpty {
      let count = try FileFault.check { rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) } }
      rest = rest.dropFirst(count)
    }
  }
}
