package import Foundation

/// Decodes models from the bytes of a JSON text, and only what they ask for.
///
/// One pass over the bytes (`JSONDocument`) checks their structure and notes where arrays and objects end, so that values
/// nobody asks for cost no more than that. The insides of strings and numbers are checked where they are decoded, so that
/// a damaged one costs its field and not the answer.
///
/// Foundation's `JSONDecoder` makes a dictionary of every object. Without that, a list from the cache takes 16 ms instead
/// of 20, and one as JSON, with its 42,000 prices, 25 instead of 34.
///
/// The rules are those of RFC 8259. As with Foundation's `JSONDecoder`, the first of equal names counts, a byte order mark
/// is passed over, and more than 512 levels are refused. Other than with it, so are more than 1,048,576 arrays and
/// objects, a comma has to be followed by a value, the text is UTF-8 always, and what in a string is not UTF-8 becomes
/// U+FFFD.
package struct JSONReader {
  private let userInfo: [CodingUserInfoKey: Any]

  /// Creates a reader that hands `userInfo` to the models.
  package init(userInfo: [CodingUserInfoKey: Any] = [:]) {
    self.userInfo = userInfo
  }

  /// The model that `data` describes.
  ///
  /// - Throws: `DecodingError`, for what is no JSON `dataCorrupted` with an empty path; or what the model throws.
  package func decode<Model: Decodable>(_ type: Model.Type, from data: Data) throws -> Model {
    guard let document = try? JSONDocument(data) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "it is no JSON"))
    }
    return try decode(type, from: document)
  }

  /// The model that `document` describes.
  ///
  /// - Throws: What the model throws.
  package func decode<Model: Decodable>(_ type: Model.Type, from document: JSONDocument) throws -> Model {
    // What models are decoded from holds pointers, and no model holds that.
    try document.withRoot { try JSONPlace(value: $0, path: .root, userInfo: userInfo).decode(type) }
  }
}
