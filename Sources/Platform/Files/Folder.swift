package import Foundation

/// Folders, made and looked through.
package enum Folder {
  /// Makes the folder at `path` for its owner alone, and closes one that is there to others.
  ///
  /// - Throws: Also when it belongs to somebody else who lets others write into it.
  package static func makePrivate(_ path: String) throws(FileFault) {
    try make(path, permissions: 0o700)
    var facts = stat()
    try FileFault.check { stat(path, &facts) }
    guard facts.st_mode & 0o022 != 0 else { return }
    guard facts.st_uid == geteuid() else { throw FileFault(code: EPERM) }
    try FileFault.check { chmod(path, 0o700) }
  }

  /// Makes the folder at `path` and those above it, unless they are there.
  package static func make(_ path: String, permissions: mode_t) throws(FileFault) {
    do {
      try FileFault.check { mkdir(path, permissions) }
    } catch {
      switch error.code {
      case EEXIST: return
      case ENOENT:
        let parent = (path as NSString).deletingLastPathComponent
        guard !parent.isEmpty, parent != path else { throw error }
        try make(parent, permissions: permissions)
        // Somebody else may have made it in between.
        guard mkdir(path, permissions) == 0 || errno == EEXIST else { throw FileFault(code: errno) }
      default: throw error
      }
    }
  }

  /// The names of what is in the folder at `path`, in no order.
  package static func names(in path: String) throws(FileFault) -> [String] {
    guard let folder = opendir(path) else { throw FileFault(code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        guard errno == 0 else { throw FileFault(code: errno) }
        return names.filter { $0 != "." && $0 != ".." }
      }
      let room = MemoryLayout.size(ofValue: entry.pointee.d_name)
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { name in
          name.withMemoryRebound(to: CChar.self, capacity: room) { String(cString: $0) }
        })
    }
  }

  /// Removes the files in the folder at `path` whose names have one of `endings` and that nobody has touched since
  /// `moment`; as many as can be.
  package static func removeFiles(in path: String, endingIn endings: [String], untouchedSince moment: Date) {
    guard let names = try? names(in: path) else { return }
    for name in names where endings.contains(where: name.hasSuffix) {
      let file = "\(path)/\(name)"
      guard let facts = try? FileManager.default.attributesOfItem(atPath: file),
        facts[.type] as? FileAttributeType == .typeRegular, let touched = facts[.modificationDate] as? Date
      else { continue }
      if touched < moment { unlink(file) }
    }
  }

  /// Notes that the file at `path` was of use just now, for `removeFiles`.
  package static func touch(_ path: String) {
    utimes(path, nil)
  }
}
