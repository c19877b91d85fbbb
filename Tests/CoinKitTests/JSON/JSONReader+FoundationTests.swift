import Foundation
import Testing

@testable import CoinKit

/// That `JSONReader` and Foundation read the same from the same.
@Suite struct JSONReaderFoundationTests {
  private static let samples: [URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/api")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { $0.pathExtension == "json" }
  }()

  @Test func `there are sample answers`() {
    #expect(!Self.samples.isEmpty)
  }

  @Test(arguments: samples + RealResponses.files("")) func `whole answers are read alike`(file: URL) throws {
    let body = try Data(contentsOf: file)
    let value = try #require(AnyJSON(read: body))
    #expect(value == AnyJSON(byFoundation: body))
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func `random documents are read alike`(seed: UInt64) throws {
    var maker = RandomJSON(seed: seed)
    for _ in 0..<200 {
      let text = Data(maker.document().utf8)
      let value = try #require(AnyJSON(read: text), "\(String(decoding: text, as: UTF8.self))")
      #expect(value == AnyJSON(byFoundation: text), "\(String(decoding: text, as: UTF8.self))")
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>) func `damaged documents are refused alike`(seed: UInt64) throws {
    var maker = RandomJSON(seed: seed)
    var refused = 0
    for _ in 0..<500 {
      let text = maker.damaged(maker.document())
      let value = AnyJSON(read: Data(text.utf8))
      #expect((value != nil) == Self.isJSON(text), "\(text.debugDescription)")
      if let value, let reference = AnyJSON(byFoundation: Data(text.utf8)) { #expect(value == reference, "\(text)") }
      refused += value == nil ? 1 : 0
    }
    // Both kinds have to occur, or nothing was compared.
    #expect((50...450).contains(refused))
  }

  /// Whether Foundation takes `text`, but for two things.
  ///
  /// It takes a comma with nothing behind it. A name that cannot be read costs it everything, and `JSONReader` a member.
  private static func isJSON(_ text: String) -> Bool {
    let string = /("(?:\\[\s\S]|[^"\\])*")(\s*:)?/.matchingSemantics(.unicodeScalar)
    let text = text.replacing(string) { $0.2.map { "\"name\"\($0)" } ?? String($0.1) }
    let hasIdleComma = text.replacing(string, with: "\"\"").contains(/,\s*[\]}]/)
    // `JSONDecoder` itself would refuse a zero with an exponent, which is a number.
    return !hasIdleComma
      && (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }

  @Test(arguments: [
    "7", "null", #""x""#, "[null]", "[7]", #"["x"]"#, #"[{"list":null}]"#, #"[{"list":7}]"#,
    #"[{"list":[true]}]"#,
    #"[{"list":[]}]"#, #"[{"list":[1],"inner":null}]"#, #"[{"list":[1],"inner":{}}]"#, #"[{"list":[1],"inner":[]}]"#,
    #"[{"list":[1],"inner":{"name":null}}]"#, #"[{"list":[1],"inner":{"name":7}}]"#, #"[{"list":[1,null]}]"#, "{}", "{",
  ])
  func `failures are of the same kind at the same place`(text: String) throws {
    let data = Data(text.utf8)
    let ours = #expect(throws: DecodingError.self) { try JSONReader().decode([Sample].self, from: data) }
    let theirs = #expect(throws: DecodingError.self) { try JSONDecoder().decode([Sample].self, from: data) }
    #expect(try #require(ours).summary == #require(theirs).summary)
  }
}

private struct Sample: Decodable {
  struct Inner: Decodable { let name: String }

  let list: [Int]
  let inner: Inner
}

extension DecodingError {
  /// Its kind and its place.
  fileprivate var summary: String {
    let (kind, context) =
      switch self {
      case .typeMismatch(_, let context): ("mismatch", context)
      case .valueNotFound(_, let context): ("null", context)
      case .keyNotFound(let key, let context): ("no \(key.stringValue)", context)
      case .dataCorrupted(let context): ("damaged", context)
      @unknown default: ("?", Context(codingPath: [], debugDescription: ""))
      }
    return "\(kind) at \(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })"
  }
}
