import Foundation
import Platform

extension Encodable {
  /// This value as JSON on one line, the same bytes each time.
  ///
  /// - Throws: For a value that JSON cannot hold, as an infinite number; none that is kept has any.
  func asJSON() throws(FileFault) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return try encoder.encode(self)
    } catch {
      throw FileFault(code: EINVAL)
    }
  }
}
