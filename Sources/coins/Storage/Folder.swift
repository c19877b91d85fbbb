import Foundation

/// Folders, made and looked through.
enum Folder {
  /// Makes the folder at `path` and those above it, unless they are there.
  static func make(_ path: String, permissions: mode_t) throws(FileFault) {
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

  /// Removes the files in the folder at `path` that nobody has touched since `moment`; as many as can be.
  static func removeFiles(in path: String, untouchedSince moment: Date) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
    for name in names {
      let file = "\(path)/\(name)"
      guard let facts = try? FileManager.default.attributesOfItem(atPath: file),
        facts[.type] as? FileAttributeType == .typeRegular, let touched = facts[.modificationDate] as? Date
      else { continue }
      if touched < moment { unlink(file) }
    }
  }

  /// Notes that the file at `path` was of use just now, for `removeFiles`.
  static func touch(_ path: String) {
    utimes(path, nil)
  }
}
