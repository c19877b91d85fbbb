import Foundation
import Platform

extension Encodable {
  /// This value as JSON on one line.
  ///
  /// - Throws: For a value that JSON cannot hold, as an infinite number; none that is kept has any.
  func asJSON() throws(FileFault) -> Data {
    do {
      return try JSONEncoder().encode(self)
    } catch {
      throw FileFault(code: EINVAL)
    }
  }
}
