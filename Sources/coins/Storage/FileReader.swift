import Foundation

/// Whole files, read with the system's own reason when that fails.
enum FileReader {
  /// The most bytes that a file may have: what an answer may have, and room for what stands beside it.
  private static let sizeLimit = 48 * 1024 * 1024

  /// The bytes of the file at `path`.
  ///
  /// - Throws: Also for what is no file, such as a pipe, which may have no end or never begin.
  static func read(_ path: String) throws(FileFault) -> Data {
    let file = try FileFault.check { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    defer { close(file) }
    var facts = stat()
    try FileFault.check { fstat(file, &facts) }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw FileFault(code: facts.st_mode & S_IFMT == S_IFDIR ? EISDIR : ENOTSUP)
    }
    guard facts.st_size <= sizeLimit else { throw FileFault(code: EFBIG) }
    var data = Data()
    data.reserveCapacity(Int(facts.st_size))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try FileFault.check { Foundation.read(file, &chunk, chunk.count) }
      if count == 0 { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }
}
