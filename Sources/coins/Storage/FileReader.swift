import Foundation

/// Whole files, read with the system's own reason when that fails.
enum FileReader {
  /// The bytes of the file at `path`.
  static func read(_ path: String) throws(FileFault) -> Data {
    let file = try FileFault.check { open(path, O_RDONLY | O_CLOEXEC) }
    defer { close(file) }
    var facts = stat()
    try FileFault.check { fstat(file, &facts) }
    // Room for all of it, so that nothing is copied again as it grows; some files do not tell their size.
    var data = Data(capacity: Int(facts.st_size))
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try FileFault.check { Foundation.read(file, &chunk, chunk.count) }
      if count == 0 { return data }
      data.append(contentsOf: chunk[..<count])
    }
  }
}
