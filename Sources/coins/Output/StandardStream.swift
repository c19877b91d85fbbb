/// A stream that the process was started with, every write to it checked.
struct StandardStream: Sendable {
  let descriptor: Int32
  let name: String

  static let output = StandardStream(descriptor: 1, name: "standard output")
  /// Under a number of its own, since libraries write to the usual one.
  static let error = StandardStream(descriptor: Platform.copy(ofDescriptor: 2), name: "standard error")

  /// Writes all of `bytes`.
  ///
  /// - Returns: False when whoever reads has stopped reading, which is no failure of anybody.
  /// - Throws: `Failure.storage` when the stream takes no more, as on a full disk.
  @discardableResult
  func write(_ bytes: [UInt8]) throws(Failure) -> Bool {
    switch Platform.write(bytes, to: descriptor) {
    case .all: return true
    case .closed: return false
    case .failed(let reason): throw .storage(path: name, .notWritable(reason))
    }
  }
}
