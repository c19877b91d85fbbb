import Foundation

/// Whole files, read with the system's own reason when that fails.
enum FileReader {
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
}
