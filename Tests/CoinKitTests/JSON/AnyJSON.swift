import CoinKit
import Foundation

/// A JSON text as any decoder reads it, to compare what they read; numbers by their bits, so that -0 is not 0.
indirect enum AnyJSON: Decodable, Equatable, Sendable {
  case null
  case bool(Bool)
  case number(UInt64)
  case string(String)
  case array([AnyJSON])
  case object([String: AnyJSON])

  /// What `JSONReader` makes of `text`; nil when anything in it cannot be read.
  init?(read text: Data) {
    guard let value = try? JSONReader().decode(AnyJSON.self, from: text) else { return nil }
    self = value
  }

  /// What Foundation's decoder makes of `text`; nil when anything in it cannot be read.
  init?(byFoundation text: Data) {
    guard let value = try? JSONDecoder().decode(AnyJSON.self, from: text) else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Key.self) {
      var object: [String: AnyJSON] = [:]
      for key in members.allKeys { object[key.stringValue] = try members.decode(AnyJSON.self, forKey: key) }
      self = .object(object)
    } else if var elements = try? decoder.unkeyedContainer() {
      var array: [AnyJSON] = []
      while !elements.isAtEnd { array.append(try elements.decode(AnyJSON.self)) }
      self = .array(array)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let bool = try? value.decode(Bool.self) {
        self = .bool(bool)
      } else if let string = try? value.decode(String.self) {
        self = .string(string)
      } else {
        self = .number(try value.decode(Double.self).bitPattern)
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
