import CoinKit
import Foundation

extension Judge {
  /// The document, when it is of the shape that was asked for.
  func sound(
    _ document: Result<JSONDocument, JSONFault>, of body: Data, _ expected: Expectation
  ) -> Result<JSONDocument, APIFailure> {
    switch document {
    case .success(let document):
      problem(of: document, expected).map { .failure(.badResponse(host: host, $0)) } ?? .success(document)
    case .failure(let fault):
      .failure(fault == .cut || body.isEmpty ? .unreachable(host: host, .cut) : .badResponse(host: host, .notJSON))
    }
  }

  private func problem(of document: JSONDocument, _ expected: Expectation) -> APIFailure.BadResponse? {
    switch (document.kind, expected.shape) {
    case (.array, .array): document.count > expected.mostRows ? .tooManyRows(document.count) : nil
    case (.object, .object(let name)): problem(of: document, having: name, calling: expected.id)
    case (.array, .object): .arrayForObject
    case (.object, .array): .objectForArray
    default: .notJSON
    }
  }

  /// Why an object is not what was asked for; one that cannot be read is left to who decodes it leniently.
  private func problem(
    of document: JSONDocument, having name: String, calling id: String?
  ) -> APIFailure.BadResponse? {
    guard let probe = try? JSONReader().decode(Probe.self, from: document) else { return nil }
    guard probe.keys.contains(name) else { return .missingMember(name) }
    guard let id, let found = probe.id, found != id else { return nil }
    return .otherCoin(found: found, asked: id)
  }
}

/// As much of an object as tells whether it is the right one.
private struct Probe: Decodable {
  let keys: Set<String>
  /// Nil when it is missing, or no text.
  let id: String?

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    keys = Set(container.allKeys.map(\.stringValue))
    id = try? container.decode(String.self, forKey: Key(stringValue: "id"))
  }
}
