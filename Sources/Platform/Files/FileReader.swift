package import Foundation

/// Whole files, read with the system's own reason when that fails.
package enum FileReader {
  /// The most bytes that a file may have: what an answer may have, and room for what stands beside it.
  private static let sizeLimit = 48 * 1024 * 1024

  /// The bytes of the file at `path`.
  ///
  /// - Throws: Also for what is no file, such as a pipe, which may have no end or never begin.
  package static func read(_ path: String) throws(FileFault) -> Data {
    let (file, size) = try opened(path)
    defer { close(file) }
    guard size <= sizeLimit else { throw FileFault(code: EFBIG) }
    // With room for one byte more, since only a read that gives nothing tells that this was all.
    var data = Data(count: size + 1)
    var end = 0
    while true {
      let count = try FileFault.check {
        data.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress?.advanced(by: end), $0.count - end) }
      }
      if count == 0 { return data.prefix(end) }
      end += count
      if end == data.count { data.count += 65_536 }
    }
  }

  /// The first bytes of the file at `path`, at most `count` of them.
  ///
  /// - Throws: As `read`.
  package static func head(of path: String, count: Int) throws(FileFault) -> Data {
    let (file, _) = try opened(path)
    defer { close(file) }
    var data = Data(count: count)
    let end = try FileFault.check { data.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress, $0.count) } }
    return data.prefix(end)
  }

  private static func opened(_ path: String) throws(FileFault) -> (file: Int32, size: Int) {
    let file = try FileFault.check { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    do throws(FileFault) {
      var facts = stat()
      try FileFault.check { fstat(file, &facts) }
      guard facts.st_mode & S_IFMT == S_IFREG else {
        throw FileFault(code: facts.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENOTSUP)
      }
      return (file, Int(facts.st_size))
    } catch {
      close(file)
      throw error
    }
  }
}
