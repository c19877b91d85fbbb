package import Foundation

/// Whole files, written so that whoever reads one sees the old bytes or the new ones, never a part.
package enum FileWriter {
  /// What the name ends in of a file that is not whole yet, or never was.
  package static let draftEnding = ".tmp"

  /// Puts `parts`, one behind the other, into the file at `path`.
  ///
  /// They go into a file of their own in the same folder, which then takes the place of the old one.
  ///
  /// - Parameter survivesPowerLoss: Waits until the file is on the disk, some milliseconds, so that the machine may go
  ///   out at any time. Of no use to files that tell themselves whether they are whole.
  package static func write(
    _ parts: [Data], to path: String, permissions: mode_t, survivesPowerLoss: Bool = true
  ) throws(FileFault) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let draft = "\(folder).\(UUID().uuidString)\(draftEnding)"
    let file = try FileFault.check { open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions) }
    do throws(FileFault) {
      try fill(file, with: parts, survivesPowerLoss)
      try FileFault.check { rename(draft, path) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes `parts` to an open file, and closes it.
  private static func fill(_ file: Int32, with parts: [Data], _ survivesPowerLoss: Bool) throws(FileFault) {
    defer { close(file) }
    for part in parts { try Descriptor.write(part, to: file) }
    if survivesPowerLoss { try FileFault.check { fsync(file) } }
  }
}
