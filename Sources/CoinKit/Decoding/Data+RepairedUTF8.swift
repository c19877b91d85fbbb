public import Foundation

extension Data {
  /// The same bytes with U+FFFD for each part that is not UTF-8.
  public var repairedUTF8: Data {
    if String(validating: self, as: UTF8.self) != nil { return self }
    return Data(String(decoding: self, as: UTF8.self).utf8)
  }
}
