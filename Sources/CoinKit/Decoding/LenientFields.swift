/// The fields of an object that may lie: each is read as it should be, or else is nil and told.
struct LenientFields<Key: CodingKey> {
  /// The id of the object that the fields belong to.
  let subject: String
  private let container: KeyedDecodingContainer<Key>
  private let log: DecodingLog?

  private init(subject: String, container: KeyedDecodingContainer<Key>, log: DecodingLog?) {
    self.subject = subject
    self.container = container
    self.log = log
  }

  /// Opens the object that `decoder` stands at.
  ///
  /// - Throws: `DecodingError` when it is no object, or has no id that is text and not empty.
  init(_ decoder: any Decoder, identifiedBy key: Key) throws {
    container = try decoder.container(keyedBy: Key.self)
    log = decoder.log
    subject = try container.decode(String.self, forKey: key)
    guard !subject.isEmpty else {
      throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "empty")
    }
  }

  /// A number, also one that was written as text.
  func number(_ key: Key) -> Double? {
    do {
      return try container.decodeIfPresent(Double.self, forKey: key)
    } catch {
      guard let text = try? container.decode(String.self, forKey: key), let number = Double(plain: text) else {
        return lose(key)
      }
      return number
    }
  }

  /// A whole number, also one that was written with a fraction of zero or as text.
  func whole(_ key: Key) -> Int? {
    guard let number = number(key) else { return nil }
    return Int(exactly: number) ?? lose(key)
  }

  func text(_ key: Key) -> String? {
    // Not as any other value, since a container has a shorter way to its strings.
    kept(key) { try container.decodeIfPresent(String.self, forKey: key) }
  }

  func value<Value: Decodable>(_ key: Key) -> Value? {
    kept(key) { try container.decodeIfPresent(Value.self, forKey: key) }
  }

  /// The fields of an object within this one, which are told of as fields of the same coin.
  func object<Inner: CodingKey>(_ key: Key) -> LenientFields<Inner>? {
    guard container.contains(key), (try? container.decodeNil(forKey: key)) != true else { return nil }
    guard let inner = try? container.nestedContainer(keyedBy: Inner.self, forKey: key) else { return lose(key) }
    return LenientFields<Inner>(subject: subject, container: inner, log: log)
  }

  /// What `read` gives for `key`, or nil and told where it throws.
  private func kept<Value>(_ key: Key, _ read: () throws -> Value?) -> Value? {
    do {
      return try read()
    } catch {
      return lose(key)
    }
  }

  private func lose<Value>(_ key: Key) -> Value? {
    log?.add(.field(coin: subject, field: key.stringValue, found: kind(of: key)))
    return nil
  }

  /// What stands at `key`, for a message.
  private func kind(of key: Key) -> String {
    if let text = try? container.decode(String.self, forKey: key) { return "\"\(text.prefix(40))\"" }
    if let number = try? container.decode(Double.self, forKey: key) { return "\(number)" }
    if let flag = try? container.decode(Bool.self, forKey: key) { return "\(flag)" }
    if (try? container.nestedUnkeyedContainer(forKey: key)) != nil { return "an array of another kind" }
    if (try? container.nestedContainer(keyedBy: Key.self, forKey: key)) != nil { return "an object of another kind" }
    return "a value that cannot be read"
  }
}

extension Double {
  /// The number that plain decimal text means; not the hexadecimal, infinite and NaN forms that `Double(_:)` reads too.
  fileprivate init?(plain text: String) {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}
