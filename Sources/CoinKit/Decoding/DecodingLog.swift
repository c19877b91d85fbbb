import Synchronization

/// Something in an answer that could not be used, told so that nothing is lost in silence.
public enum DecodingIssue: Equatable, Sendable {
  /// A field of `coin` was of the wrong kind and counts as missing; `found` says what stood there.
  case field(coin: String, field: String, found: String)
  /// A row, counted from 1, was left out.
  case row(number: Int, reason: String)
}

/// Collects what a lenient decoding had to leave out.
final class DecodingLog: Sendable {
  private let storage = Mutex<[DecodingIssue]>([])

  var issues: [DecodingIssue] { storage.withLock { $0 } }

  func add(_ issue: DecodingIssue) {
    storage.withLock { $0.append(issue) }
  }
}

extension CodingUserInfoKey {
  // A raw value that is not empty always makes a key; these two are such literals.
  static let decodingLog = CodingUserInfoKey(rawValue: "CoinKit.decodingLog")
  static let skipsSparklines = CodingUserInfoKey(rawValue: "CoinKit.skipsSparklines")
}

extension Decoder {
  /// The log of the decoding under way; nil when a model is decoded by a plain `JSONDecoder`.
  var log: DecodingLog? {
    CodingUserInfoKey.decodingLog.flatMap { userInfo[$0] as? DecodingLog }
  }

  /// Whether sparklines, most of an answer's bytes, are passed over because nothing will show them.
  var skipsSparklines: Bool {
    CodingUserInfoKey.skipsSparklines.flatMap { userInfo[$0] as? Bool } ?? false
  }
}
