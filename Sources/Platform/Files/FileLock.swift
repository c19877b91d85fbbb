import Foundation

/// A lock that one holder at a time has, among processes as well as within one, and that ends with its holder.
package struct FileLock {
  private let file: Int32

  /// Takes the lock that the file at `path` stands for; nil when somebody else has it.
  ///
  /// - Throws: When the file cannot be opened, as in a folder that must not be written to.
  package init?(_ path: String) throws(FileFault) {
    file = try FileFault.check { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      close(file)
      return nil
    }
  }

  /// Gives the lock back; to be called once.
  package func release() {
    close(file)
  }
}
