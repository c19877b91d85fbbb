package import Foundation

/// A folder that is there for as long as the value is held.
package final class TemporaryFolder: Sendable {
  package let url = FileManager.default.temporaryDirectory.appending(path: "coins-\(UUID().uuidString)")

  /// Makes the folder with `files`, by their paths in it.
  package init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var path: String { url.path }

  /// What lies in it and in the folders below, by paths.
  package var files: [String: Data] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return paths.reduce(into: [:]) { $0[$1] = try? Data(contentsOf: url.appending(path: $1)) }
  }
}
